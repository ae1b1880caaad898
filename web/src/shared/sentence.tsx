import type { ComponentChildren } from 'preact'
import { Initial } from './initial.tsx'

/** A heading of a page that is no table: the same illuminated sentence. */
export function Sentence({ text, detail }: { text: string; detail?: ComponentChildren }) {
  const letter = [...text][0] ?? ''
  return (
    <div class="status">
      <Initial letter={letter} />
      <div class="status-text">
        <h1 class="status-sentence">
          <span aria-hidden="true">{text.slice(letter.length)}</span>
          <span class="unseen">{text}</span>
        </h1>
        <p class="status-detail">
          <span>{detail}</span>
        </p>
      </div>
    </div>
  )
}
