/** Presses what is wanted most: the first wish that fits what can be pressed, and of several the one pressed least so far. */
wishes => {
  const seen = (window.wandered ??= {})
  const visible = node => node.getBoundingClientRect().width > 0
  const said = node => `${node.getAttribute('aria-label') ?? ''} ${node.textContent}`
  const found = selector => [...document.querySelectorAll(selector)].filter(visible)
  const open = found('.pending .confirm')
  const all = open.length > 0 ? open : found('[data-target].is-lit, [data-target].is-from, [data-act]')
  const rank = node => {
    const place = wishes.findIndex(wish => new RegExp(wish).test(said(node)))
    return (place < 0 ? wishes.length : place) * 1000 + (seen[said(node)] ?? 0)
  }
  const [best] = all.sort((a, b) => rank(a) - rank(b))
  if (best === undefined) return false
  seen[said(best)] = (seen[said(best)] ?? 0) + 1
  best.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return true
}
