import type { AtTable } from '../model/at-table.ts'

/** Dragging a thing onto a target is the same as pressing one and then the other. */
export function draggable(root: HTMLElement, at: AtTable): () => void {
  let held: { id: string; x: number; y: number; pointer: number; ghost?: HTMLElement } | undefined
  const down = (event: PointerEvent) => {
    const node = (event.target as Element).closest?.('[data-target].is-from')
    const id = node?.getAttribute('data-target')
    if (id && event.button === 0) held = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  }
  const move = (event: PointerEvent) => {
    if (held === undefined || event.pointerId !== held.pointer) return
    if (held.ghost === undefined) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < 8) return
      const thing = root.querySelector(`[data-target="${CSS.escape(held.id)}"]`)
      if (thing === null) return
      if (at.choice?.taken.value !== held.id) at.choice?.takeUp(held.id)
      held.ghost = document.createElement('div')
      held.ghost.className = 'dragged'
      held.ghost.append(thing.cloneNode(true))
      document.body.append(held.ghost)
    }
    held.ghost.style.transform = `translate(${event.clientX}px,${event.clientY}px)`
  }
  const up = (event: PointerEvent) => {
    const dropped = held
    held = undefined
    if (dropped?.ghost === undefined) return
    dropped.ghost.remove()
    const onto = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map(node => node.closest('[data-target]')?.getAttribute('data-target'))
      .find(id => id && id !== dropped.id)
    if (onto) at.choice?.press(onto)
    root.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0)
  }
  const cancel = () => {
    held?.ghost?.remove()
    held = undefined
  }
  root.addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancel)
  return () => {
    cancel()
    root.removeEventListener('pointerdown', down)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
  }
}

/** The end of a drag is no press. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
