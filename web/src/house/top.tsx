import type { ComponentChildren } from 'preact'
import { Icon } from '../shared/symbol.tsx'
import { language, light, isDark } from '../shared/settings.ts'
import { changeTo, t } from '../shared/speech.ts'
import { preferences } from './preferences.tsx'

/** The bar on top of every page: sign of the house, a sentence, buttons, language and light. */
export function Top({ title, children, actions }: { title: string; children: ComponentChildren; actions?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={`Tabard ${title}: ${t('home')}`}>
        <Icon name="tabard" />
        <span class="brand-name">
          Tabard <small>{title}</small>
        </span>
      </a>
      {children}
      <div class="top-actions">
        {actions}
        <Languages />
        <LightButton />
        <button
          type="button"
          class="btn square"
          onClick={() => (preferences.value = !preferences.value)}
          aria-label={t('settings')}
          title={t('settings')}
          aria-expanded={preferences.value}
        >
          <Icon name="gear" />
        </button>
      </div>
    </header>
  )
}

export function Languages() {
  return (
    <div class="languages" role="group" aria-label={t('language')}>
      {(['fr', 'en'] as const).map(code => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language.value === code}
          aria-label={code === 'fr' ? 'FR, français' : 'EN, English'}
          onClick={() => void changeTo(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

export function LightButton() {
  const dark = isDark()
  return (
    <button
      type="button"
      class="btn square light-button"
      onClick={() => (light.value = dark ? 'light' : 'dark')}
      aria-label={t(dark ? 'go.light' : 'go.dark')}
      title={t(dark ? 'go.light' : 'go.dark')}
    >
      <Icon name={dark ? 'sun' : 'candle'} />
    </button>
  )
}
