import { symbolOf } from '../shared/symbol.tsx'
import { game, gameName } from '../house/house.ts'
import { tincture } from '../model/seat-colours.ts'

/** The picture of a game: its own, or its initial before the arms of its seats. */
export function Cover({ game: id }: { game: string }) {
  const own = symbolOf('cover', id)
  const seats = game(id)?.seats ?? []
  const letter = [...gameName(id)][0] ?? ''
  return (
    <svg class="cover" viewBox="0 0 260 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {own ? (
        <use href={`#${own}`} width="260" height="150" />
      ) : (
        <>
          <rect width="260" height="150" class="cover-ground" />
          <g class="cover-rays">
            {Array.from({ length: 24 }, (_, i) => (
              <path key={i} d="M130 75L420 62V88Z" transform={`rotate(${i * 15} 130 75)`} />
            ))}
          </g>
          {seats.slice(0, 6).map((seat, i, all) => {
            const angle = Math.PI * (0.5 + ((i + 0.5) / all.length) * 2)
            const tint = tincture(seats, seat)
            return (
              <g key={seat} transform={`translate(${130 + Math.cos(angle) * 92} ${75 + Math.sin(angle) * 42}) scale(1.5)`}>
                <path
                  d="M-9 -10.5C-3 -9 3 -9 9 -10.5C10.2 -2 9 7 0 12C-9 7 -10.2 -2 -9 -10.5Z"
                  class="edge"
                  style={{ fill: `var(--${tint})` }}
                />
                <use
                  href={`#c-${tint}`}
                  x="-7"
                  y="-7.6"
                  width="14"
                  height="14"
                  style={{ color: `var(--${tint}-on)`, '--neg': `var(--${tint})` }}
                />
              </g>
            )
          })}
          <circle cx="130" cy="75" r="46" class="roundel-leaf" />
          <circle cx="130" cy="75" r="40" class="cover-field" />
          <text x="130" y="95" class="cover-letter">
            {letter}
          </text>
        </>
      )}
    </svg>
  )
}
