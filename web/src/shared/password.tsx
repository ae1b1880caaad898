import { useState } from 'preact/hooks'
import { strength } from '../model/strength.ts'
import { t } from './speech.ts'

/** A password, hidden until one wishes to look at it; of a new one it is said how hard it is to guess. */
export function PasswordField({
  id,
  label,
  value,
  onInput,
  fresh,
}: {
  id: string
  label: string
  value: string
  onInput: (value: string) => void
  fresh?: { name: string }
}) {
  const [seen, setSeen] = useState(false)
  const how = fresh === undefined || value === '' ? undefined : strength(value, fresh.name)
  return (
    <>
      <label for={id}>{label}</label>
      <span class="password">
        <input
          id={id}
          type={(seen ? 'text' : 'password') as 'password'}
          value={value}
          maxLength={200}
          autocomplete={fresh === undefined ? 'current-password' : 'new-password'}
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={fresh && `${id}-how`}
          onInput={event => onInput(event.currentTarget.value)}
        />
        <button
          type="button"
          class="btn"
          aria-label={`${t('password.show')}: ${label}`}
          aria-pressed={seen}
          aria-controls={id}
          onClick={() => setSeen(!seen)}
        >
          {t('password.show')}
        </button>
      </span>
      {fresh && (
        <small id={`${id}-how`} class="strength" role="status">
          {how && t(`password.is.${how}`)}
        </small>
      )}
    </>
  )
}
