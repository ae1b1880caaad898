import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { nameOf, speak, useTable } from '../model/at-table.ts'
import { has, type AreaZone, type LinkZone } from '../model/box.ts'
import { Glyph } from '../shared/glyph.tsx'
import { Icon, symbolOf, Use } from '../shared/symbol.tsx'
import type { PartForm } from '../net/protocol.ts'
import { t } from '../shared/speech.ts'

/** What stands on the land for good. */
const BUILT: ReadonlySet<PartForm> = new Set<PartForm>(['building', 'ring'])

interface Map {
  areas: readonly (readonly [string, AreaZone])[]
  links: readonly (readonly [string, LinkZone])[]
  /** Whether there is room for it beside the land. */
  roomy: boolean
}

/** What the signs on a map mean: those it has. It lies open where there is room beside the land; elsewhere it is opened. */
export function Legend({ areas, links, roomy }: Map) {
  const at = useTable()
  const [wanted, setWanted] = useState<boolean | undefined>(undefined)
  const open = wanted ?? roomy
  const { parts, marks } = at.scene.open
  /** In short: what comes after a colon is told where one points. */
  const meaning = (mark: string) => speak(at, marks[mark]).split(/\s*:/)[0] ?? ''
  const terrain = ['mountain', 'gold', 'marsh'].filter(mark => areas.some(([, area]) => has(area, mark)))
  const built = Object.entries(parts).filter(([, part]) => BUILT.has(part.form))
  const pennon = Object.entries(parts).find(([, part]) => part.form === 'pennon')
  return (
    <details class="legend" open={open}>
      <summary
        onClick={event => {
          event.preventDefault()
          setWanted(!open)
        }}
      >
        <Icon name="scroll" />
        {t('legend')}
      </summary>
      <ul>
        {['pip-4', 'pip-1'].map(
          pip =>
            marks[pip] && (
              <Entry key={pip} says={meaning(pip)}>
                <rect x={pip === 'pip-4' ? -6 : -2} y="-2" width={pip === 'pip-4' ? 12 : 4} height="4" rx="2" fill="var(--ink)" />
              </Entry>
            ),
        )}
        {pennon && (
          <Entry says={nameOf(at, pennon[0])}>
            <g transform="scale(.8)">
              <Glyph part={pennon[1]} game={at.game} tint="plain" />
            </g>
          </Entry>
        )}
        {marks.owned && (
          <Entry says={meaning('owned')}>
            <rect x="-9" y="-7" width="18" height="14" fill="var(--wave)" fill-opacity=".42" />
            <rect x="-9" y="-7" width="18" height="14" fill="url(#h-wave)" />
          </Entry>
        )}
        {areas.some(([, area]) => has(area, 'red')) && (
          <Entry says={meaning('red')}>
            <text class="number red" y="5">
              3
            </text>
          </Entry>
        )}
        {built.map(([id, part]) => (
          <Entry key={id} says={nameOf(at, id)}>
            <g transform="scale(.78)">
              <Glyph part={part} game={at.game} />
            </g>
          </Entry>
        ))}
        {terrain.map(mark => (
          <Entry key={mark} says={meaning(mark)}>
            <Use name={symbolOf(mark, at.game) ?? mark} size={18} color="var(--ink3)" />
          </Entry>
        ))}
        {links.some(([, link]) => has(link, 'closed')) && (
          <Entry says={meaning('closed')}>
            <path d="M-7 4L0 4L7 4" class="ridge" marker-start="url(#peak)" marker-mid="url(#peak)" marker-end="url(#peak)" />
          </Entry>
        )}
      </ul>
    </details>
  )
}

function Entry({ says, children }: { says: string; children: ComponentChildren }) {
  return (
    <li>
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        {children}
      </svg>
      {says}
    </li>
  )
}
