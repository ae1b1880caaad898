/** Presses what is wanted most: the first wish that fits what can be pressed, and of several one near to where the map may grow, but not for ever the same. */
wishes => {
  const seen = (window.wandered ??= {})
  const visible = node => node.getBoundingClientRect().width > 0
  const said = node => `${node.getAttribute('aria-label') ?? ''} ${node.textContent}`
  const found = selector => [...document.querySelectorAll(selector)].filter(visible)
  const middle = node => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const grounds = found('.ground').map(middle)
  const far = node => {
    const [x, y] = middle(node)
    return Math.min(2000, ...grounds.map(([gx, gy]) => Math.hypot(gx - x, gy - y))) / 40
  }
  const open = found('.pending .confirm')
  const all = open.length > 0 ? open : found('[data-target].is-lit, [data-target].is-from, [data-act]')
  const key = node => node.dataset.target ?? said(node)
  const rank = node => {
    const place = wishes.findIndex(wish => new RegExp(wish).test(said(node)))
    return (place < 0 ? wishes.length : place) * 1000 + (seen[key(node)] ?? 0) * 1.5 + far(node)
  }
  const [best] = all.sort((a, b) => rank(a) - rank(b))
  if (best === undefined) return false
  seen[key(best)] = (seen[key(best)] ?? 0) + 1
  best.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return true
}
