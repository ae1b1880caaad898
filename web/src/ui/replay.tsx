import { useEffect, useState } from 'preact/hooks'
import * as api from '../api.ts'
import { Table } from '../at-table.ts'
import { Icon } from '../draw/symbol.tsx'
import { Film } from '../film.ts'
import { game, gameName, tryTo, wear } from '../house.ts'
import { pageTitle } from '../notice.ts'
import type { Box } from '../protocol.ts'
import { go } from '../route.ts'
import { learn, t } from '../speech.ts'
import { Board } from './board.tsx'
import { Log } from './log.tsx'
import { PromptLine } from './prompt.tsx'
import { Top } from './top.tsx'

/** A table's past, step by step, forwards and back. */
export function ReplayPage({ id }: { id: string }) {
  const [film, setFilm] = useState<Film | undefined>(undefined)
  useEffect(
    () =>
      void tryTo(async () => {
        const [details, replay] = await Promise.all([api.details(id), api.replay(id)])
        const info = game(details.game)
        const [box] = await Promise.all([api.fetched<Box>(replay.box), info && learn(info.words), info && wear(info.art)])
        pageTitle.value = `${t('replay')} · ${gameName(details.game)}`
        setFilm(new Film(details, replay, box))
      }),
    [id],
  )
  useEffect(() => () => film?.stop(), [film])
  if (film === undefined)
    return (
      <div class="arriving">
        <p role="status">{t('loading')}</p>
        <a class="btn" href="/">
          {t('home')}
        </a>
      </div>
    )
  return (
    <Table.Provider value={film.at}>
      <Board
        top={
          <Top
            title={t('replay.of', gameName(film.details.game))}
            actions={
              <a class="btn" href={film.details.state === 'over' ? '/' : `/table/${id}`}>
                <span class="turned">
                  <Icon name="chev" />
                </span>
                <span>{t('back')}</span>
              </a>
            }
          >
            <PromptLine known={film.known.value} />
          </Top>
        }
        banner={<Controls film={film} id={id} />}
        log={<Log lines={film.known.value.log} />}
      />
    </Table.Provider>
  )
}

function Controls({ film, id }: { film: Film; id: string }) {
  const now = film.now.value
  const goOn = async () => {
    const card = await tryTo(() => api.branch(id, now))
    if (card !== undefined) go(`/table/${card.id}`)
  }
  const to = (frame: number) => {
    film.stop()
    film.show(frame)
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
        onClick={() => (film.playing.value ? film.stop() : void film.run())}
        disabled={now === film.last}
        aria-label={t(film.playing.value ? 'pause' : 'run')}
        title={t(film.playing.value ? 'pause' : 'run')}
      >
        <Icon name={film.playing.value ? 'minus' : 'replay'} />
      </button>
      <button
        type="button"
        class="btn square"
        onClick={() => {
          film.stop()
          void film.forward()
        }}
        disabled={now === film.last}
        aria-label={t('step.on')}
        title={t('step.on')}
      >
        <Icon name="chev" />
      </button>
      <input
        type="range"
        min={0}
        max={film.last}
        value={now}
        aria-label={t('step.which')}
        aria-valuetext={t('step', now, film.last)}
        onInput={event => to(Number(event.currentTarget.value))}
      />
      <span class="replay-count">
        {now} / {film.last}
      </span>
      <button type="button" class="btn" onClick={() => void goOn()}>
        {t('branch')}
      </button>
      {film.details.state === 'over' && (
        <a class="btn" href={api.recordOf(id)} download>
          {t('record')}
        </a>
      )}
    </div>
  )
}
