/** What a person can scroll to: maps are moved by hand. */
const LISTED = '.hand, .dock, .below, .side'
const CHOICE = '.is-lit, .is-from'

/** Scrolls to the first thing that may be chosen, unless one is in view already. */
export function reveal(root: Element): void {
  const things = [...root.querySelectorAll(CHOICE)].filter(one => one.closest(LISTED) && one.getClientRects().length > 0)
  if (things.length === 0 || things.some(isSeen)) return
  things[0]?.scrollIntoView({ block: 'center', inline: 'nearest' })
}

/** Nothing lies over its middle, and no edge cuts it off. */
function isSeen(thing: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there !== null && thing.contains(there)
}
