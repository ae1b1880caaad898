/** Hatching by tincture, as heralds engrave it for print without colour, and the blurs of the map. */
const LINES: [tint: string, angle: number][] = [
  ['oak', -45],
  ['star', 45],
  ['wave', 90],
  ['flame', 0],
]

export function Defs() {
  return (
    <svg class="sprite" aria-hidden="true">
      <defs>
        <pattern id="h-lion" width="4.6" height="4.6" patternUnits="userSpaceOnUse">
          <circle cx="1.2" cy="1.2" r=".85" fill="var(--lion)" />
          <circle cx="3.5" cy="3.5" r=".85" fill="var(--lion)" />
        </pattern>
        <pattern id="h-sable" width="4.6" height="4.6" patternUnits="userSpaceOnUse">
          <path d="M0 0H5M0 0V5" stroke="var(--sable)" stroke-width="1.5" />
        </pattern>
        {LINES.map(([tint, angle]) => (
          <pattern
            key={tint}
            id={`h-${tint}`}
            width="3.6"
            height="3.6"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <path d="M0 0V4" stroke={`var(--${tint})`} stroke-width="1.5" />
          </pattern>
        ))}
        {[2, 4, 6].map(blur => (
          <filter key={blur} id={`b${blur}`} x="-30%" y="-30%" width="160%" height="160%">
            <feGaussianBlur stdDeviation={blur} />
          </filter>
        ))}
        <marker
          id="peak"
          viewBox="-8 -12 16 14"
          refX="0"
          refY="0"
          markerUnits="userSpaceOnUse"
          markerWidth="15"
          markerHeight="13"
        >
          <path d="M-7 1L0 -11L7 1Z" fill="var(--line)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round" />
          <path d="M0 -11L2.600 -6L0 -4L-2.600 -6.500Z" fill="var(--ink)" />
        </marker>
        <marker id="arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10Z" fill="context-stroke" />
        </marker>
      </defs>
    </svg>
  )
}
