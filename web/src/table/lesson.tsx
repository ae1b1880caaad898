import { useEffect } from 'preact/hooks'
import { speak, useTable } from '../model/at-table.ts'
import { firstMet, openLesson, remember, toldAt } from '../model/lessons.ts'
import type { Known } from '../model/beats.ts'
import { Clause } from '../shared/clause.tsx'
import { lessons as wanted } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { Icon } from '../shared/symbol.tsx'

/** What one meets for the first time, told once in a sentence: one for a question at most, until it is read or the next is met. */
export function LessonCard({ table, known }: { table: string; known: Known }) {
  const at = useTable()
  const { lessons } = at.scene.open
  const [prompt] = known.asks
  useEffect(() => {
    if (wanted.value === 'no' || prompt === undefined || !known.waits.includes(prompt.seat)) return
    if (openLesson.value?.prompt === prompt) return
    const id = firstMet(lessons, prompt, known.elements, toldAt(table))
    if (id === undefined) return
    remember(table, id)
    openLesson.value = { table, id, prompt }
  }, [prompt, wanted.value])
  const open = openLesson.value
  const lesson = open?.table === table ? lessons[open.id] : undefined
  if (lesson === undefined || wanted.value === 'no') return null
  return (
    <aside class="lesson" aria-label={t('lesson')}>
      <p role="status">
        <Icon name="owl" />
        <span>{speak(at, lesson.text)}</span>
        <Clause id={lesson.clause} />
      </p>
      <div class="lesson-acts">
        <button type="button" class="btn" onClick={() => (openLesson.value = undefined)}>
          {t('lesson.read')}
        </button>
        <button type="button" class="btn quiet" onClick={() => (wanted.value = 'no')}>
          {t('lesson.stop')}
        </button>
      </div>
    </aside>
  )
}
