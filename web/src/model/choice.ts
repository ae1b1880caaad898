import { batch, computed, signal, type ReadonlySignal } from '@preact/signals'
import { amountsIn, fill, first, NOTHING, offered, takenByItself, targets, type Targets } from './lines.ts'
import type { Option, Prompt } from '../net/protocol.ts'

/** An option picked but not yet sent: it wants a number, a second press, or one of several ways. */
export interface Pending {
  /** What was pressed; nothing for a button. */
  target: string | undefined
  options: readonly Option[]
}

/** What the person at the page is about to choose. The page never learns what it means. */
export class Choice {
  readonly taken = signal<string | undefined>(undefined)
  readonly pending: ReadonlySignal<Pending | undefined>
  private readonly picked = signal<Pending | undefined>(undefined)
  readonly amounts = signal<Readonly<Record<string, number>>>({})
  /** Sent, and not yet answered. */
  readonly sent = signal(false)
  readonly targets: ReadonlySignal<Targets>

  constructor(
    readonly prompt: ReadonlySignal<Prompt | undefined>,
    private readonly send: (line: string) => boolean,
  ) {
    this.pending = computed(() => (this.sent.value ? undefined : (this.picked.value ?? byItself(prompt.value))))
    this.targets = computed(() => (this.sent.value ? NOTHING : targets(prompt.value, this.holding())))
  }

  /** What is taken up, by hand or by itself. */
  holding(): string | undefined {
    return this.taken.value ?? takenByItself(this.prompt.value)
  }

  putDown(): void {
    batch(() => {
      this.taken.value = undefined
      this.picked.value = undefined
      this.amounts.value = {}
    })
  }

  canPutDown(): boolean {
    return this.picked.value !== undefined
  }

  /** A thing or place was pressed. */
  press(id: string): void {
    if (this.sent.value) return
    const { on, froms } = this.targets.value
    const here = on.get(id) ?? []
    const open = here.filter(option => option.barred === undefined)
    const quiet = this.taken.value === undefined && open.every(option => option.from !== undefined)
    if (froms.has(id) && (open.length === 0 || this.taken.value === id)) return this.takeUp(id)
    if (here.length === 0) return this.putDown()
    if (open.length === 1 && !quiet) return this.pick(open[0] as Option, id)
    this.picked.value = { target: id, options: here }
  }

  /** A thing in hand: its targets light up, and ways without a target are offered beside it. */
  takeUp(id: string): void {
    const { froms } = this.targets.value
    const ways = froms.get(id) ?? []
    batch(() => {
      const again = this.taken.value === id
      this.putDown()
      if (again) return
      this.taken.value = id
      if (ways.some(option => (option.on ?? []).length === 0))
        this.picked.value = { target: id, options: ways.filter(o => (o.on ?? []).length === 0) }
      else if (ways.length > 0 && ways.every(option => option.barred !== undefined))
        this.picked.value = { target: id, options: ways }
    })
  }

  /** A button was pressed. */
  button(option: Option): void {
    if (this.sent.value) return
    const places = option.on ?? []
    if (option.barred !== undefined) this.picked.value = { target: option.from, options: [option] }
    else if (places.length > 1 || (places.length === 1 && option.from !== undefined)) this.takeUp(option.from ?? option.line)
    else this.pick(option, places[0])
  }

  /** One option for one target: sent at once, unless it wants a number or cannot be taken back. */
  pick(option: Option, target: string | undefined): void {
    const amounts = option.amounts ?? []
    if (option.last || amounts.length > 0) {
      batch(() => {
        this.amounts.value = Object.fromEntries(amounts.map(amount => [amount.name, first(amount)]))
        this.picked.value = { target, options: [option] }
      })
    } else this.confirm(option, target)
  }

  /** Lays an option open without sending it, as when asked why. */
  ask(target: string | undefined, options: readonly Option[]): void {
    this.picked.value = { target, options }
  }

  /** Lays a line open as if it had been pressed, numbers filled in; it is not sent. */
  aim(line: string): void {
    const found = this.prompt.value && offered(this.prompt.value, line)
    if (found === undefined || this.sent.value) return
    const { option, target } = found
    batch(() => {
      this.taken.value = option.from
      this.amounts.value = amountsIn(option, target, line)
      this.picked.value = { target, options: [option] }
    })
  }

  confirm(option: Option, target: string | undefined): void {
    this.sendLine(fill(option, target, this.amounts.value))
  }

  sendLine(line: string): void {
    if (this.sent.value || !this.send(line)) return
    batch(() => {
      this.putDown()
      this.sent.value = true
    })
  }

  setAmount(name: string, value: number): void {
    this.amounts.value = { ...this.amounts.value, [name]: value }
  }
}

/** A question with one answer that only wants numbers is open from the start. */
function byItself(prompt: Prompt | undefined): Pending | undefined {
  const [only, ...more] = (prompt?.options ?? []).filter(option => option.barred === undefined)
  const bare = only !== undefined && more.length === 0 && only.from === undefined && (only.on ?? []).length === 0
  return bare && (only.amounts?.length ?? 0) > 0 ? { target: undefined, options: [only] } : undefined
}
