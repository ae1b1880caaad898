import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Keeps the newest line of a list in view, also when the room around it changes. */
export function useEnd(list: RefObject<HTMLElement | null>, length: number, wanted = true): void {
  useLayoutEffect(() => {
    const room = list.current?.parentElement
    if (!room || !wanted) return
    const end = () => (room.scrollTop = room.scrollHeight)
    end()
    const watch = new ResizeObserver(end)
    watch.observe(room)
    if (list.current) watch.observe(list.current) // a line grows by what stands beside it
    return () => watch.disconnect()
  }, [length, wanted])
}
