import { part, speak, useTable, type AtTable } from '../model/at-table.ts'
import { has, marked } from '../model/box.ts'
import { Arms, Glyph, Mini, SINGLE } from '../shared/glyph.tsx'
import { Prose } from '../shared/prose.tsx'
import { softly } from '../shared/softly.ts'
import { symbolOf } from '../shared/symbol.tsx'
import type { Part, Piece } from '../net/protocol.ts'
import { CALM, classes, pressing, standing, type Standing } from '../input/target.ts'

interface Drawn {
  id: string
  piece: Piece
  small?: boolean
}

/** A thing in a row: a tile, a card, or a piece with its number. */
export function Thing(drawn: Drawn) {
  const at = useTable()
  const kind = part(at, drawn.piece.part)
  if (kind === undefined) return null
  const flat = kind.form === 'tile' || kind.form === 'card' || kind.form === 'back'
  return flat ? <Flat {...drawn} kind={kind} /> : <Stat {...drawn} kind={kind} />
}

/** What is in my hand is shown a second time in my panel: there it keeps still. */
function standingOf(at: AtTable, id: string, piece: Piece, small: boolean): Standing {
  const zone = at.scene.open.zones[piece.at]
  const twice = small && has(zone, 'hand') && zone?.seat !== undefined && at.me().includes(zone.seat)
  return twice ? CALM : standing(at, id)
}

function Flat({ id, piece, small = false, kind }: Drawn & { kind: Part }) {
  const at = useTable()
  const now = standingOf(at, id, piece, small)
  const n = (piece.count ?? 1) - (at.scene.inAir.value.get(id) ?? 0)
  const marks = (piece.marks ?? []).map(mark => ` m-${mark}`).join('')
  const state = `${classes(now)}${marks}${n < 1 ? ' in-air' : ''}${at.scene.fresh.value.has(id) ? ' is-fresh' : ''}`
  const label = speak(at, kind.name) || piece.part
  const props =
    now.state === 'none' && !now.from
      ? { 'aria-label': label, role: 'img' as const, ...pressing(at, id, now) }
      : pressing(at, id, now)
  const printed = !small && kind.printed !== undefined
  return (
    <div
      class={`flat ${kind.form}${small ? ' small' : ''}${printed ? ' printed' : ''}${state}`}
      data-el={id}
      data-explain={id}
      {...props}
    >
      <Face kind={kind} piece={piece} small={small} />
      {n > 1 && kind.form !== 'back' && <b class="many"> ×{n}</b>}
    </div>
  )
}

/** Where a long name may be parted is left to the style: who reads it aloud or looks for it finds the word whole. */
function Parted({ text }: { text: string }) {
  const [first, ...rest] = softly(text)
  return (
    <>
      {first}
      {rest.map(part => [<i key={part} class="parting" />, part])}
    </>
  )
}

function Name({ text }: { text: string }) {
  return (
    <span class="flat-name">
      <span>
        <Parted text={text} />
      </span>
    </span>
  )
}

/** What is printed on a tile or card. A tile whose symbol is a piece of the catalogue shows that piece. */
export function Face({ kind, piece, small = false }: { kind: Part; piece?: Piece | undefined; small?: boolean }) {
  const at = useTable()
  if (kind.form === 'back') return <span class="lattice">{piece?.count !== undefined && <b>{piece.count}</b>}</span>
  const shown = part(at, kind.symbol)
  const symbol = symbolOf(kind.symbol, at.game)
  const band = marked(piece, 'tint-')
  if (!small && kind.printed !== undefined)
    return (
      <>
        <span
          class="printed-head"
          style={band ? { background: `var(--mana-${band}, var(--p-${band}))`, color: `var(--mana-${band}-on, var(--ink))` } : {}}
        >
          {speak(at, kind.name)}
          {piece?.face && <b> {piece.face}</b>}
        </span>
        <span class="printed-lines">
          {kind.printed.map((said, i) => (
            <span key={i}>{` ${speak(at, said)}`}</span>
          ))}
        </span>
      </>
    )
  return (
    <>
      {band && <span class="card-band" style={{ background: `var(--p-${band})` }} />}
      {shown?.form === 'marker' ? (
        <svg class="face" viewBox="-13 -13 26 26" aria-hidden="true">
          <Glyph part={shown} game={at.game} />
        </svg>
      ) : symbol ? (
        <svg class="face" viewBox="0 0 32 32" aria-hidden="true">
          <use href={`#${symbol}`} />
        </svg>
      ) : null}
      {!small && <Name text={speak(at, kind.name)} />}
      {!small && piece?.face && (
        <span class="flat-foot">
          {piece.face.split('|').map((column, i) => (
            <span key={i}>
              {' '}
              <Prose text={column} size={13} />
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** How the pictures of terrain begin: in a list it is known by its colour. */
const TERRAIN = 't-'

/** A thing in a list: sign, name, and what is printed on it or how many there are. */
export function Line({ id, piece }: Drawn) {
  const at = useTable()
  const kind = part(at, piece.part)
  const now = standing(at, id)
  if (kind === undefined) return null
  const n = piece.count ?? 1
  const tint = at.tint(piece.owner)
  const band = marked(piece, 'tint-')
  const symbol = symbolOf(kind.symbol, at.game)
  const marks = (piece.marks ?? []).map(mark => ` m-${mark}`).join('')
  return (
    <div class={`line${classes(now)}${marks}`} data-el={id} data-explain={id} {...pressing(at, id, now)}>
      {tint ? (
        <Arms tint={tint} size={17} />
      ) : (
        <svg
          class="icon"
          viewBox="0 0 32 32"
          aria-hidden="true"
          style={band ? { color: `var(--p-${band}-ink, var(--p-${band}))` } : {}}
        >
          {kind.symbol?.startsWith(TERRAIN) ? (
            <path d="M16 2L28 9V23L16 30L4 23V9Z" class="land" style={{ fill: `var(--${piece.part})` }} />
          ) : (
            symbol && <use href={`#${symbol}`} />
          )}
        </svg>
      )}
      <span class="line-name">
        <Parted text={speak(at, kind.name)} />
        {n > 1 && ` ×${n}`}
      </span>
      {piece.face && <b>{piece.face}</b>}
    </div>
  )
}

function Stat({ id, piece, small = false, kind }: Drawn & { kind: Part }) {
  const at = useTable()
  const now = standingOf(at, id, piece, small)
  const n = (piece.count ?? 1) - (at.scene.inAir.value.get(id) ?? 0)
  const bare = kind.form === 'die' || kind.form === 'marker' || kind.form === 'ring'
  const tint = at.tint(piece.owner)
  const marks = (piece.marks ?? []).map(mark => ` m-${mark}`).join('')
  const die = kind.form === 'die' && !small
  const spread = !small && (die || (!bare && kind.form !== 'stat' && n <= 3)) && n > 1
  const size = small ? 19 : kind.form === 'die' ? 38 : bare ? 24 : 27
  const label = `${n} ${speak(at, kind.name) || piece.part}`
  const props = now.state === 'none' && !now.from ? { role: 'img' as const, 'aria-label': label } : {}
  return (
    <span
      class={`stat form-${kind.form}${small ? ' small' : ''}${classes(now)}${marks}${n < 1 && piece.count !== 0 ? ' in-air' : ''}`}
      data-el={id}
      data-explain={id}
      {...props}
      {...pressing(at, id, now)}
    >
      {Array.from({ length: spread ? n : 1 }, (_, i) => (
        <Mini key={i} part={kind} game={at.game} tint={tint} marks={piece.marks} face={piece.face} size={size} />
      ))}
      {!spread && ((!bare && !SINGLE.has(kind.form)) || n > 1) && <b>{n}</b>}
    </span>
  )
}
