// All that the page says: what is read, and what is told to those who do not see it. What is in another language on purpose says so.
() => {
  const said = new Set()
  const walk = node => {
    if (node.nodeType === Node.TEXT_NODE) said.add(node.textContent.trim().replace(/\s+/g, ' '))
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script,style,datalist')) return
    if (node.lang !== '' && node.lang !== document.documentElement.lang) return
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
      const text = node.getAttribute(name)
      if (text !== null) said.add(text.trim())
    }
    for (const child of node.childNodes) walk(child)
  }
  walk(document.body)
  said.add(document.title)
  said.delete('')
  return [...said]
}
