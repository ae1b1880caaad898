// What a person may press now to answer a question. Told one of these, brings it into view and says where a press would reach it.
wanted => {
  const kinds = {
    confirm: '.pending .confirm',
    act: '.act:not(.barred):not(:disabled)',
    target: '[data-target]:not([aria-disabled=true])',
  }
  const seen = element => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden'
  }
  // An outline's middle may lie outside of it, or below something else: the nearest point to it that is hit.
  const point = element => {
    const box = element.getBoundingClientRect()
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
    for (const across of steps)
      for (const down of steps) {
        const x = box.x + box.width * across
        const y = box.y + box.height * down
        const hit = document.elementFromPoint(x, y)
        if (hit !== null && (hit === element || element.contains(hit))) return { x, y }
      }
    return undefined
  }
  // Only what a person could scroll is scrolled.
  const reveal = element => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const free = /auto|scroll/
      const style = getComputedStyle(around)
      const box = element.getBoundingClientRect()
      const frame = around.getBoundingClientRect()
      if (free.test(style.overflowY)) around.scrollTop += box.y + box.height / 2 - (frame.y + frame.height / 2)
      if (free.test(style.overflowX)) around.scrollLeft += box.x + box.width / 2 - (frame.x + frame.width / 2)
    }
    const box = element.getBoundingClientRect()
    const page = document.scrollingElement
    if (box.bottom > innerHeight || box.top < 0) page.scrollTop += box.y + box.height / 2 - innerHeight / 2
  }
  const inView = element => {
    if (point(element) === undefined) reveal(element)
    return point(element)
  }
  // What lies over its middle, for whoever reads why it was not reached.
  const above = element => {
    const box = element.getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return hit === null || hit === element || element.contains(hit) ? '' : hit.outerHTML.slice(0, 120)
  }
  if (wanted !== undefined) {
    const element = document.querySelectorAll(kinds[wanted.kind])[wanted.place]
    return element === undefined ? null : (inView(element) ?? null)
  }
  const found = []
  for (const [kind, selector] of Object.entries(kinds))
    [...document.querySelectorAll(selector)].forEach((element, place) => {
      found.push({
        kind,
        place,
        what: element.dataset.target ?? element.dataset.act ?? element.textContent,
        lit: element.classList.contains('is-lit'),
        taken: element.classList.contains('is-taken'),
        shown: seen(element),
        reached: seen(element) && inView(element) !== undefined,
        above: above(element),
      })
    })
  return found
}
