import * as api from '../net/api.ts'
import { nameOf, speak, Table, type AtTable } from '../model/at-table.ts'
import { chapters, looseSheets, sheet } from '../model/print.ts'
import { agreed } from '../house/agreed.ts'
import { clockText } from '../house/clock-text.ts'
import { game, gameName, gameTerm, seatName } from '../house/house.ts'
import { pageTitle } from '../house/notice.ts'
import { useFetched } from './fetching.tsx'
import { ReplayPlayer } from './replay-player.ts'
import type { Box, LogLine } from '../net/protocol.ts'
import { learn, t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'
import { Prose } from '../shared/prose.tsx'

/** A table for paper: who sits there, what lies where, and the chronicle by rounds; of a running game what the reader may know. */
export function PrintPage({ id }: { id: string }) {
  const sheet = useFetched(id, async () => {
    const [details, replay] = await Promise.all([api.details(id), api.replay(id)])
    const info = game(details.game)
    const [box] = await Promise.all([api.fetched<Box>(replay.box), info && learn(info.words)])
    pageTitle.value = details.title || gameName(details.game)
    const made = new ReplayPlayer(details, replay, box)
    made.show(made.last)
    return made
  })
  return 'got' in sheet ? <Paper id={id} player={sheet.got} /> : sheet.instead
}

function Paper({ id, player }: { id: string; player: ReplayPlayer }) {
  const { at, details } = player
  return (
    <Table.Provider value={at}>
      <main class="print-page">
        <p class="print-actions">
          <button type="button" class="btn main" onClick={() => print()}>
            <Icon name="quill" />
            {t('print')}
          </button>
          <a class="btn" href={details.state === 'over' ? `/replay/${id}` : `/table/${id}`}>
            {t('back')}
          </a>
        </p>
        <h1>{details.title || gameName(details.game)}</h1>
        <p>
          {[
            ...(details.title ? [gameName(details.game)] : []),
            ...agreed(details.game, details.options),
            ...(details.clock.kind === 'none' ? [] : [clockText(details.clock)]),
          ].join(' · ')}
        </p>
        <table class="print-seats">
          <caption>{t('print.seats')}</caption>
          <tbody>
            {details.seats.map(seat => (
              <tr key={seat.seat}>
                <th scope="row">{gameTerm(details.game, seat.seat)}</th>
                <td>{seatName(seat, seat.seat, details.game)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <LooseSheets at={at} player={player} />
        <SheetTable at={at} player={player} />
        <section class="print-chronicle">
          <h2>{t('log')}</h2>
          {chapters(player.known.value.log).map((lines, i) => (
            <Chapter key={i} at={at} number={i + 1} lines={lines} />
          ))}
        </section>
      </main>
    </Table.Provider>
  )
}

/** One for each battle: who meets whom, sizes, dice, objectives. */
function LooseSheets({ at, player }: { at: AtTable; player: ReplayPlayer }) {
  const sheets = looseSheets(at.scene.open, player.picture, { name: id => nameOf(at, id), say: said => speak(at, said) })
  return (
    <>
      {sheets.map(({ place, things }) => (
        <section key={place} class="print-loose">
          <h2>{place}</h2>
          <ul>
            {things.map((thing, i) => (
              <li key={i}>{thing}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function SheetTable({ at, player }: { at: AtTable; player: ReplayPlayer }) {
  const lines = sheet(at.scene.open, player.picture, { name: id => nameOf(at, id), say: said => speak(at, said) })
  return (
    <table class="print-sheet">
      <caption>{t('print.sheet')}</caption>
      <tbody>
        {lines.map((line, i) => (
          <tr key={i}>
            <th scope="row">{line.place}</th>
            <td>{line.things.join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Chapter({ at, number, lines }: { at: AtTable; number: number; lines: readonly LogLine[] }) {
  return (
    <section class="print-round">
      <h3>{t('print.round', number)}</h3>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>
            <Prose text={speak(at, line.say)} />
            {line.reported && <small> ({t('reported')})</small>}
            {line.clause && <small> [{line.clause}]</small>}
            {line.followed !== undefined && (
              <ul>
                {line.followed.map((said, n) => (
                  <li key={n}>
                    <Prose text={speak(at, said)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
