/** Where a text stops being JSON, and the sign that cannot stand there; no sign where the text just ends. Browsers say it in English only. */
export interface JsonFault {
  line: number
  column: number
  sign: string
}

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y

/** Of a text that is no JSON. */
export function jsonFault(text: string): JsonFault {
  let at = 0
  const token = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found !== null) at += found[0].length
    return found !== null
  }
  const blanks = () => token(/[ \t\n\r]*/y)
  const sign = (wanted: string) => {
    blanks()
    const there = text[at] === wanted
    if (there) at++
    return there
  }
  const several = (end: string, one: () => boolean): boolean => {
    if (sign(end)) return true
    do {
      if (!one()) return false
    } while (sign(','))
    return sign(end)
  }
  const value = (): boolean => {
    if (sign('{')) return several('}', () => blanks() && token(STRING) && sign(':') && value())
    if (sign('[')) return several(']', value)
    return token(STRING) || token(PLAIN)
  }
  if (value()) blanks()
  const above = text.slice(0, at).split('\n')
  const there = /^(?:[\w.-]{1,40}|[^])/u.exec(text.slice(at))
  return { line: above.length, column: (above.at(-1) ?? '').length + 1, sign: there?.[0] ?? '' }
}
