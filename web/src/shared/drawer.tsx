import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from './symbol.tsx'
import { t } from './speech.ts'

/** A sheet from the side: never over the whole board, closed by Escape. */
export function Drawer({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string
  onClose: () => void
  children: ComponentChildren
  wide?: boolean
}) {
  const node = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    node.current?.focus()
    return () => before?.focus?.()
  }, [])
  return (
    <div
      ref={node}
      class={`drawer${wide ? ' wide' : ''}`}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={event => event.key === 'Escape' && (event.stopPropagation(), onClose())}
    >
      <div class="drawer-head">
        <h2>{title}</h2>
        <button type="button" class="btn square" onClick={onClose} aria-label={t('close')} title={t('close')}>
          <Icon name="cross" />
        </button>
      </div>
      <div class="drawer-body" tabIndex={0}>
        {children}
      </div>
    </div>
  )
}
