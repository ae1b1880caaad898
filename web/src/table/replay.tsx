import { useEffect } from 'preact/hooks'
import * as api from '../net/api.ts'
import { Table } from '../model/at-table.ts'
import { Icon } from '../shared/symbol.tsx'
import { beSomebody } from '../house/guest.ts'
import { favourite, guestName } from '../lobby/play-now.tsx'
import { useFetched } from './fetching.tsx'
import { ReplayPlayer } from './replay-player.ts'
import { game, gameName, tryTo, loadArt } from '../house/house.ts'
import { pageTitle } from '../house/notice.ts'
import type { Box } from '../net/protocol.ts'
import { go } from '../shared/address.ts'
import { replaySpeed } from '../shared/settings.ts'
import { learn, t } from '../shared/speech.ts'
import { Board } from './board.tsx'
import { Log } from './log.tsx'
import { PromptLine } from './prompt.tsx'
import { Top } from '../house/top.tsx'

/** A table's past, step by step, forwards and back. */
export function ReplayPage({ id }: { id: string }) {
  const film = useFetched(id, async () => {
    const asked = new URLSearchParams(location.search)
    const [details, replay] = await Promise.all([api.details(id), api.replay(id, asked.get('seat') ?? undefined)])
    const info = game(details.game)
    const [box] = await Promise.all([api.fetched<Box>(replay.box), info && learn(info.words), info && loadArt(info.art)])
    pageTitle.value = `${t('replay')} · ${gameName(details.game)}`
    const made = new ReplayPlayer(details, replay, box)
    if (asked.has('step')) made.show(Number(asked.get('step')))
    if (asked.has('view')) made.show(made.toldOn(Number(asked.get('view')), Number(asked.get('line') ?? 0)))
    return made
  })
  return 'got' in film ? <Film id={id} player={film.got} /> : film.instead
}

function Film({ id, player }: { id: string; player: ReplayPlayer }) {
  useEffect(() => () => player.stop(), [player])
  return (
    <Table.Provider value={player.at}>
      <Board
        top={
          <Top
            title={t('replay.of', gameName(player.details.game))}
            actions={
              <a class="btn" href={`/table/${id}`}>
                <span class="turned">
                  <Icon name="chev" />
                </span>
                <span>{t('back')}</span>
              </a>
            }
          >
            <PromptLine known={player.known.value} />
          </Top>
        }
        bar={<Controls player={player} id={id} />}
        log={
          <Log
            lines={player.known.value.log}
            now={player.now.value - 1}
            onLine={{
              href: step => `/replay/${id}?step=${step + 1}`,
              press: step => {
                player.stop()
                player.show(step + 1)
              },
            }}
          />
        }
      />
    </Table.Provider>
  )
}

function Controls({ player, id }: { player: ReplayPlayer; id: string }) {
  const now = player.now.value
  const goOn = async (bots?: string) => {
    const card = await tryTo(async () => {
      await beSomebody(guestName.value)
      return api.branch(id, now, bots)
    })
    if (card !== undefined) go(`/table/${card.id}`)
  }
  const to = (frame: number) => {
    player.stop()
    player.show(frame)
  }
  return (
    <div class="replay-bar" role="group" aria-label={t('replay')}>
      <button
        type="button"
        class="btn square turned"
        onClick={() => to(now - 1)}
        disabled={now === 0}
        aria-label={t('step.back')}
        title={t('step.back')}
      >
        <Icon name="chev" />
      </button>
      <button
        type="button"
        class="btn square"
        onClick={() => (player.playing.value ? player.stop() : void player.run())}
        disabled={now === player.last}
        aria-label={t(player.playing.value ? 'pause' : 'run')}
        title={t(player.playing.value ? 'pause' : 'run')}
      >
        <Icon name={player.playing.value ? 'minus' : 'replay'} />
      </button>
      <button
        type="button"
        class="btn square"
        onClick={() => {
          player.stop()
          void player.forward()
        }}
        disabled={now === player.last}
        aria-label={t('step.on')}
        title={t('step.on')}
      >
        <Icon name="chev" />
      </button>
      <input
        type="range"
        min={0}
        max={player.last}
        value={now}
        aria-label={t('step.which')}
        aria-valuetext={t('step', now, player.last)}
        onInput={event => to(Number(event.currentTarget.value))}
      />
      <label class="replay-speed">
        <span class="unseen">{t('speed')}</span>
        <select
          value={replaySpeed.value}
          onChange={event => (replaySpeed.value = event.currentTarget.value as typeof replaySpeed.value)}
        >
          {(['slow', 'usual', 'fast'] as const).map(speed => (
            <option key={speed} value={speed}>
              {t(`speed.${speed}`)}
            </option>
          ))}
        </select>
      </label>
      <span class="replay-count">
        {now} / {player.last}
      </span>
      <button type="button" class="btn" onClick={() => void goOn()}>
        {t('branch')}
      </button>
      <button type="button" class="btn" onClick={() => void goOn(favourite.value)}>
        {t('branch.bots')}
      </button>
      {player.details.state === 'over' && (
        <a class="btn" href={api.recordOf(id)} download>
          {t('record')}
        </a>
      )}
    </div>
  )
}
