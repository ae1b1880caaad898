import { useEffect, useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { game as known, gameName, loadArt } from './house.ts'
import { Examples } from './examples.tsx'
import { pageTitle } from './notice.ts'
import { Nowhere } from './nowhere.tsx'
import { Pieces } from './pieces.tsx'
import type { FirstGame, Said } from '../net/protocol.ts'
import { Cover } from '../lobby/cover.tsx'
import { learn, say, t, wordsOf } from '../shared/speech.ts'
import { RulesText } from './rules.tsx'
import { Sentence } from '../shared/sentence.tsx'
import { Top } from './top.tsx'

/** The rules of a game on a page of their own: its aim and its pieces, then clause by clause. */
export function RulesPage({ game }: { game: string }) {
  return known(game) === undefined ? <Nowhere says={t('game.unknown')} /> : <Rules game={game} />
}

function Rules({ game }: { game: string }) {
  useEffect(() => {
    pageTitle.value = `${t('rules')} · ${gameName(game)}`
    void loadArt(known(game)?.art)
  }, [game])
  return (
    <div class="plain-page">
      <Top title={t('rules')}>
        <Sentence text={gameName(game)} detail={t('rules')} />
      </Top>
      <main class="panel waiting reading">
        <Aim game={game} />
        <RulesText page game={game} clause={location.hash.slice(1) || undefined} after={<Examples game={game} />} />
        <section class="rules">
          <h2>{t('rules.pieces')}</h2>
          <Pieces game={game} />
        </section>
      </main>
    </div>
  )
}

/** What one plays for, in a sentence, beside the picture of the game. */
function Aim({ game: id }: { game: string }) {
  const info = known(id)
  const [aim, setAim] = useState<Said | undefined>(undefined)
  useEffect(() => {
    if (info?.first === undefined) return
    Promise.all([api.fetched<FirstGame>(info.first), learn(info.words)]).then(
      ([first]) => setAim(first.aim),
      () => setAim(undefined),
    )
  }, [info])
  return (
    <section class="rules-aim">
      <Cover game={id} />
      <div>
        <h2>{t('rules.aim')}</h2>
        <p>{aim !== undefined && say(wordsOf(info?.words), aim)}</p>
      </div>
    </section>
  )
}
