import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Keeps the newest line of a list in view, also when the room around it changes. */
export function useEnd(list: RefObject<HTMLElement | null>, length: number): void {
  useLayoutEffect(() => {
    const room = list.current?.parentElement
    if (!room) return
    const end = () => (room.scrollTop = room.scrollHeight)
    end()
    const watch = new ResizeObserver(end)
    watch.observe(room)
    return () => watch.disconnect()
  }, [length])
}
