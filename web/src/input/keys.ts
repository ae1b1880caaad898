import type { AtTable } from '../model/at-table.ts'
import { isMoving, skip } from '../table/motion.ts'
import { hover, hovered, hoverNow, neighbour, pointAt } from './pointing.ts'

/** Keys at a table: arrows go between neighbours, digits press numbered buttons, Escape puts down, "/" types a line, Space skips. */
export function listenToKeys(at: AtTable): () => void {
  const press = (event: KeyboardEvent) => {
    const active = document.activeElement
    if (event.key === 'Escape') {
      at.choice?.putDown()
      hoverNow(undefined)
      return
    }
    if (active?.matches('input,textarea,select') || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.startsWith('Arrow') && !event.shiftKey && active !== null && active.matches('[data-target],.act')) {
      const next = neighbour(active, event.key, at.choice?.taken.value !== undefined)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    } else if (/^[1-9]$/.test(event.key)) {
      document.querySelector<HTMLButtonElement>(`[data-act="${event.key}"]`)?.click()
    } else if (event.key === '/') {
      const field = document.querySelector<HTMLInputElement>('[data-command]')
      if (field === null) return
      event.preventDefault()
      field.focus()
    } else if (event.key === ' ' && isMoving()) {
      event.preventDefault()
      skip()
    }
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

/** A press anywhere ends what is in the air; a long press explains what lies under the finger. */
export function listenToHands(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let explained = false
  const down = (event: PointerEvent) => {
    if (isMoving()) skip()
    explained = false
    const node = (event.target as Element).closest?.('[data-explain],[data-el]')
    const id = node?.getAttribute('data-explain') ?? node?.getAttribute('data-el')
    clearTimeout(timer)
    if (event.pointerType !== 'mouse' && id)
      timer = setTimeout(() => {
        explained = true
        hoverNow(id)
      }, 450)
    else if (event.pointerType !== 'mouse') hoverNow(undefined)
  }
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const id = (event.target as Element).closest?.('[data-explain]')?.getAttribute('data-explain')
    if (id) pointAt(id, event)
    else if ((event.target as Element).closest?.('.tip,[data-target]') === null && hovered.value !== undefined) hover(undefined)
  }
  const stop = () => clearTimeout(timer)
  /** A long press only shows: the click at its end chooses nothing. */
  const click = (event: MouseEvent) => {
    if (!explained) return
    explained = false
    event.stopPropagation()
    event.preventDefault()
  }
  root.addEventListener('pointerdown', down)
  root.addEventListener('click', click, true)
  root.addEventListener('pointerover', over)
  root.addEventListener('pointerup', stop)
  root.addEventListener('pointermove', event => Math.hypot(event.movementX, event.movementY) > 4 && stop())
  return () => {
    stop()
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('click', click, true)
    root.removeEventListener('pointerover', over)
    root.removeEventListener('pointerup', stop)
  }
}
