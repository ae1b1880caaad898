import { useEffect } from 'preact/hooks'
import { gameName } from './house.ts'
import { pageTitle } from './notice.ts'
import { t } from '../shared/speech.ts'
import { RulesText } from './rules.tsx'
import { Sentence } from '../shared/sentence.tsx'
import { Top } from './top.tsx'

/** The rules of a game on a page of their own. */
export function RulesPage({ game }: { game: string }) {
  useEffect(() => {
    pageTitle.value = `${t('rules')} · ${gameName(game)}`
  }, [game])
  return (
    <div class="plain-page">
      <Top title={t('rules')}>
        <Sentence text={gameName(game)} detail={t('rules')} />
      </Top>
      <main class="panel waiting reading">
        <RulesText game={game} clause={location.hash.slice(1) || undefined} />
      </main>
    </div>
  )
}
