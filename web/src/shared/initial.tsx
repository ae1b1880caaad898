/** The illuminated letter that opens the status sentence: ornament, the sentence names itself as a whole. */
export function Initial({ letter }: { letter: string }) {
  return (
    <svg class="initial" viewBox="0 0 46 46" aria-hidden="true">
      <rect x=".7" y=".7" width="44.6" height="44.6" class="initial-leaf" />
      <rect x="3.4" y="3.4" width="39.2" height="39.2" class="initial-blue" />
      <rect x="6" y="6" width="34" height="34" class="initial-red" />
      <g class="initial-vine">
        <path d="M8 38C6 28 12 26 10 18C9 12 13 9 17 10C20 11 19 15 16 14.4" />
        <path d="M38 8C40 18 34 20 36 28C37 34 33 37 29 36C26 35 27 31 30 31.6" />
        <path d="M10 18c3 0 4 2 3.6 4M9 29c3 -1 5 0 5.4 2.6M36 28c-3 0 -4 -2 -3.6 -4M37 17c-3 1 -5 0 -5.4 -2.6" />
      </g>
      <text x="23" y="34.5" class="initial-letter">
        {letter}
      </text>
    </svg>
  )
}
