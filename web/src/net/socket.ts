import { signal } from '@preact/signals'
import type { FromPage, Message } from './protocol.ts'

export type Line = 'joining' | 'open' | 'healing'

/**
 * One line to the server for one table. It opens itself again when it breaks, and then joins with the number of the last view, so that
 * nothing is shown twice and nothing is missed.
 */
export class Socket {
  readonly line = signal<Line>('joining')
  private socket: WebSocket | undefined
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private heard = Date.now()

  constructor(
    private readonly table: string,
    private readonly lastSeen: () => number | undefined,
    private readonly hear: (message: Message) => void,
  ) {
    addEventListener('online', this.soon)
    document.addEventListener('visibilitychange', this.awake)
    this.open()
  }

  send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.soon)
    document.removeEventListener('visibilitychange', this.awake)
    this.socket?.close()
  }

  private open(): void {
    if (this.closed) return
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.socket = socket
    socket.onopen = () => {
      this.attempts = 0
      const at = this.lastSeen()
      this.send(at === undefined ? { t: 'join', table: this.table } : { t: 'join', table: this.table, at })
    }
    socket.onmessage = event => {
      this.heard = Date.now()
      this.line.value = 'open'
      this.hear(JSON.parse(String(event.data)) as Message)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.later()
    }
  }

  /** Waits longer after each failure, up to four seconds, never in step with all other pages. */
  private later(): void {
    if (this.closed) return
    this.line.value = 'healing'
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), Math.min(4_000, 400 * 2 ** this.attempts++) * (0.7 + Math.random() * 0.6))
  }

  private readonly soon = () => {
    if (this.line.value !== 'healing') return
    clearTimeout(this.timer)
    this.attempts = 0
    this.open()
  }

  /** After sleep a socket may be dead without knowing it: ask, and the answer or its failure tells. */
  private readonly awake = () => {
    this.send({ t: 'here', visible: document.visibilityState === 'visible' })
    if (document.visibilityState !== 'visible') return
    this.soon()
    if (Date.now() - this.heard > 60_000) this.send({ t: 'resync' })
  }
}
