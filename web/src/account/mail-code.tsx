import { t } from '../shared/speech.ts'

/** Where the code of a letter is written, as it was typed or as the browser knows it. */
export function MailCode({ id, value, onInput }: { id: string; value: string; onInput: (code: string) => void }) {
  return (
    <>
      <label for={id}>{t('mail.code')}</label>
      <input
        id={id}
        value={value}
        maxLength={20}
        autocomplete="one-time-code"
        autocapitalize="off"
        spellcheck={false}
        onInput={event => onInput(event.currentTarget.value)}
      />
    </>
  )
}
