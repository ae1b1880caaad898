import { signal } from '@preact/signals'

/** Names of all drawings that are in the page; a game's own, prefixed by its name, wins over the house's. */
export const drawn = signal<ReadonlySet<string>>(new Set())

/** Takes a sheet of symbols into the page, where they are used by name. */
export async function bring(address: string): Promise<void> {
  const text = (await (await fetch(address)).text()).replace(/<style[^]*?<\/style>/g, '').replaceAll(' style="', ' data-style="') // the page's policy lets no style in as text, not even while it is read
  const sheet = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true)
  sheet.querySelectorAll('script').forEach(node => node.remove())
  sheet.querySelectorAll<SVGElement>('[data-style]').forEach(node => {
    node.style.cssText = node.dataset['style'] ?? ''
    node.removeAttribute('data-style')
  })
  sheet.setAttribute('class', 'sprite')
  sheet.setAttribute('aria-hidden', 'true')
  document.body.append(sheet)
  drawn.value = new Set([...drawn.value, ...[...sheet.querySelectorAll('symbol[id],g[id]')].map(symbol => symbol.id)])
}

export function symbolOf(name: string | undefined, game?: string): string | undefined {
  if (name === undefined) return undefined
  const own = `${game}-${name}`
  return drawn.value.has(own) ? own : drawn.value.has(name) ? name : undefined
}

/** A small icon in a line of text: ornament, the text names the thing. */
export function Icon({ name, game }: { name: string; game?: string }) {
  return (
    <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${symbolOf(name, game) ?? name}`} />
    </svg>
  )
}

/** A symbol centred on a point of a drawing. */
export function Use({ name, x = 0, y = 0, size, color }: { name: string; x?: number; y?: number; size: number; color: string }) {
  return <use href={`#${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} style={{ color }} />
}
