import { signal, type Signal } from '@preact/signals'
import { account } from '../account/account.tsx'
import { me } from './house.ts'
import { wantNotices } from './notice.ts'
import { autoTake, guide, language, lessons, light, motion, notify, pace, sound } from '../shared/settings.ts'
import { t } from '../shared/speech.ts'
import { Drawer } from '../shared/drawer.tsx'

export const preferences = signal(false)

/** Settings: language, light, motion, lone options, notices; and the way to one's account. */
export function Preferences() {
  if (!preferences.value) return null
  return (
    <Drawer title={t('settings')} onClose={() => (preferences.value = false)}>
      <Choose name="language" setting={language} values={['fr', 'en']} />
      <Choose name="light" setting={light} values={['auto', 'light', 'dark']} />
      <Choose name="motion" setting={motion} values={['auto', 'full', 'none']} />
      <Choose name="pace" setting={pace} values={['slow', 'usual', 'once']} />
      <Choose name="sound" setting={sound} values={['yes', 'no']} />
      <Choose name="auto-take" setting={autoTake} values={['yes', 'no']} />
      <Choose name="guide.setting" setting={guide} values={['yes', 'no']} />
      <Choose name="lessons" setting={lessons} values={['yes', 'no']} />
      <fieldset>
        <legend>{t('notify')}</legend>
        {(['yes', 'no'] as const).map(value => (
          <label key={value}>
            <input
              type="radio"
              name="notify"
              checked={notify.value === value}
              onChange={() => void wantNotices(value === 'yes')}
            />
            {t(`notify.${value}`)}
          </label>
        ))}
      </fieldset>
      {me.value && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            preferences.value = false
            account.value = true
          }}
        >
          {t('account')}
        </button>
      )}
    </Drawer>
  )
}

function Choose<T extends string>({ name, setting, values }: { name: string; setting: Signal<T>; values: readonly T[] }) {
  return (
    <fieldset>
      <legend>{t(name)}</legend>
      {values.map(value => (
        <label key={value}>
          <input type="radio" name={name} checked={setting.value === value} onChange={() => (setting.value = value)} />
          {t(`${name}.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}
