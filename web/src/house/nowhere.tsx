import { useEffect } from 'preact/hooks'
import { Sentence } from '../shared/sentence.tsx'
import { t } from '../shared/speech.ts'
import { pageTitle } from './notice.ts'
import { Top } from './top.tsx'

/** Where an address leads nowhere: what is not there, and the way back. */
export function Nowhere({ says = t('nowhere') }: { says?: string }) {
  useEffect(() => {
    pageTitle.value = says
  }, [says])
  return (
    <div class="plain-page">
      <Top title={t('inn')}>
        <Sentence text={says} />
      </Top>
      <main class="panel waiting">
        <h2>{says}</h2>
        <p>{t('nowhere.how')}</p>
        <a class="btn" href="/">
          {t('home')}
        </a>
      </main>
    </div>
  )
}
