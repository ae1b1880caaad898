import { part, useTable } from '../model/at-table.ts'
import { has, marked, type AreaZone } from '../model/box.ts'
import { Coat } from '../shared/glyph.tsx'
import { symbolOf, Use } from '../shared/symbol.tsx'
import type { Piece } from '../net/protocol.ts'
import { standing } from '../input/target.ts'
import { BoardPiece } from './piece.tsx'

interface Drawn {
  id: string
  area: AreaZone
}
type Lying = readonly (readonly [string, Piece])[]

/** A hexagon of land in the colour of its terrain, with an engraving of it. */
export function HexLand({ id, area }: Drawn) {
  const at = useTable()
  const { spot } = at.scene.contents(id)
  const terrain = part(at, spot?.part)
  const picture = symbolOf(terrain?.symbol, at.game)
  const lit = standing(at, id).state === 'lit'
  return (
    <g class={`hex m-${spot?.part ?? 'bare'}`}>
      <path d={area.path} class={lit ? 'land lit' : 'land'} style={{ fill: `var(--${spot?.part ?? 'land'}, var(--land))` }} />
      {picture && (
        <g class="engraving">
          <Use name={picture} x={area.x} y={area.y} size={58} color={`var(--${spot?.part}-ink, var(--ink3))`} />
        </g>
      )}
      <path d={area.path} class="border" />
    </g>
  )
}

/** The sign of a site, tokens beside it, shields at its foot, figures before all. */
export function HexThings({ id, area }: Drawn) {
  const at = useTable()
  const { spot, pieces } = at.scene.contents(id)
  const form = (piece: Piece) => part(at, piece.part)?.form
  const figures = pieces.filter(([, piece]) => form(piece) === 'figure')
  const shields = pieces.filter(([, piece]) => form(piece) === 'coat')
  const tokens = pieces.filter(([, piece]) => form(piece) !== 'figure' && form(piece) !== 'coat')
  const sign = symbolOf(marked(spot, 'i-'), at.game)
  const ore = marked(spot, 'ore-')
  const owner = at.tint(spot?.owner)
  if (sign === undefined && pieces.length === 0 && owner === undefined) return null
  const aside = tokens.length > 0 || figures.length > 0
  return (
    <g class="things" transform={`translate(${area.x} ${area.y})`}>
      {sign && (
        <g transform={aside ? 'translate(-12 -7)' : undefined} class={has(spot, 'burnt') ? 'site burnt' : 'site'}>
          <circle r="14.5" class="medal" style={ore && tokens.length > 1 ? { stroke: `var(--p-${ore})` } : {}} />
          <Use name={sign} size={20} color="var(--ink)" />
          {ore && <path d="M14 3L19 8.500L14 14L9 8.500Z" class="ore" style={{ fill: `var(--p-${ore})` }} />}
        </g>
      )}
      <Spread pieces={tokens} place={i => tokenAt(i, tokens.length, sign !== undefined)} />
      {owner && (
        <g transform="translate(17 -17) scale(.72)">
          <Coat tint={owner} />
        </g>
      )}
      <Spread pieces={shields} place={i => [-16 + i * 15, 21, 0.66]} />
      {figures.map(([key, piece], i) => (
        <g key={key} transform={`translate(${(i - (figures.length - 1) / 2) * 19 + (sign ? 9 : 0)} 4)`}>
          <Standing id={key} piece={piece} />
        </g>
      ))}
    </g>
  )
}

/** Who stands there: a cloaked figure in the colours of its seat, its shield before it; who acts has gold under the feet. */
function Standing({ id, piece }: { id: string; piece: Piece }) {
  const at = useTable()
  const tint = at.tint(piece.owner) ?? 'lion'
  const gone = at.scene.inAir.value.has(id)
  return (
    <g class={`figure${has(piece, 'active') ? ' m-active' : ''}${gone ? ' in-air' : ''}`} style={{ '--coat': `var(--${tint})` }}>
      <ellipse cy="21" rx="15" ry="5" class="figure-foot" />
      <g data-el={id} class="body">
        <path d="M13 -19V21" class="figure-lance" />
        <path d="M13 -25l2.600 6h-5.200z" class="figure-head" />
        <path
          d="M0 -22c5 0 7 4 6.500 8.500C12 -9 13 8 12.500 20C8 23 -8 23 -12.500 20C-13 8 -12 -9 -6.500 -13.500C-7 -18 -5 -22 0 -22z"
          class="figure-cloak"
        />
        <path
          d="M0 -18.500c3 0 4.200 3 3.600 6.500C2 -9.500 -2 -9.500 -3.600 -12C-4.200 -15.500 -3 -18.500 0 -18.500z"
          class="figure-face"
        />
        <g transform="translate(0 7) scale(.74)">
          <Coat tint={tint} />
        </g>
      </g>
      {at.scene.fresh.value.has(id) && <ellipse cy="21" rx="18" ry="7" class="last-move" />}
    </g>
  )
}

/** Where a token lies: alone in the middle, beside the sign of its site, or with others in a row. */
function tokenAt(i: number, n: number, sited: boolean): [x: number, y: number, scale: number] {
  if (n === 1) return sited ? [13, 9, 1.15] : [0, 0, 1.55]
  if (n === 2) return [i * 22 - 5, 13 - i * 7, 1]
  return [(i - (n - 1) / 2) * 13.5, 13, 0.72]
}

function Spread({ pieces, place }: { pieces: Lying; place: (i: number) => [number, number, number] }) {
  const at = useTable()
  return (
    <>
      {pieces.map(([key, piece], i) => {
        const [x, y, scale] = place(i)
        return (
          <g key={key} transform={`translate(${x} ${y}) scale(${scale})`}>
            {standing(at, key).state === 'lit' && <circle r="13.5" class="glow-piece" />}
            <BoardPiece id={key} piece={piece} />
          </g>
        )
      })}
    </>
  )
}
