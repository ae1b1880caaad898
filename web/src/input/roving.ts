/** What belongs together: the tabulator stops once in each, arrows lead on within it. */
const GROUPS = '.map, .dock, .below, .rail, .hand-zones, .acts, .seats, .chronicle'
const STOPS = '[data-target], .act, .told'

/** Keeps one stop of the tabulator in every group: where one was last, else the first thing that is lit. */
export function roving(root: HTMLElement): () => void {
  const last = new WeakMap<Element, Element>()
  let asked = 0
  const settle = () => {
    cancelAnimationFrame(asked)
    asked = 0
    for (const group of root.querySelectorAll(GROUPS)) {
      const stops = [...group.querySelectorAll(STOPS)].filter(one => one.closest(GROUPS) === group)
      const before = last.get(group)
      const stop =
        (before && stops.includes(before) ? before : undefined) ?? stops.find(one => one.matches('.is-lit')) ?? stops[0]
      for (const one of stops) one.setAttribute('tabindex', one === stop ? '0' : '-1')
    }
  }
  const ask = () => {
    if (asked === 0) asked = requestAnimationFrame(settle)
  }
  const enter = (event: FocusEvent) => {
    const group = (event.target as Element).closest(GROUPS)
    if (group === null || !(event.target as Element).matches(STOPS)) return
    last.set(group, event.target as Element)
    settle()
  }
  const watch = new MutationObserver(ask)
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-target', 'data-act'] })
  root.addEventListener('focusin', enter)
  ask()
  return () => {
    cancelAnimationFrame(asked)
    watch.disconnect()
    root.removeEventListener('focusin', enter)
  }
}
