import { useState } from 'preact/hooks'
import * as api from '../net/api.ts'
import { tryTo } from '../house/house.ts'
import type { Fair } from '../net/protocol.ts'
import { Icon } from '../shared/symbol.tsx'
import { t } from '../shared/speech.ts'

/** One press: the browser weighs the seed against the promise, and every lot is drawn again from it. */
export function CheckDice({ id, fair }: { id: string; fair: Fair }) {
  const [found, setFound] = useState<string | undefined>(undefined)
  const { seed } = fair
  if (seed === undefined) return null
  const check = async () => {
    setFound(t('fair.checking'))
    const kept = await isPromised(seed, fair.commitment)
    if (kept === false) {
      setFound(t('fair.broken'))
      return
    }
    const drawn = await tryTo(() => api.checkDice(id))
    setFound(drawn && t(kept === undefined ? 'fair.drawn' : 'fair.kept', drawn.lots))
  }
  return (
    <>
      <button type="button" class="btn check-dice" onClick={() => void check()}>
        <Icon name="check" />
        {t('fair.check')}
      </button>
      <p role="status" class="dice-checked">
        {found}
      </p>
    </>
  )
}

/** Nothing where the browser reckons only on safe lines. */
async function isPromised(seed: string, commitment: string): Promise<boolean | undefined> {
  if (!('subtle' in crypto)) return undefined
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], pair => parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('') === commitment
}
