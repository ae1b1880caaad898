import { signal } from '@preact/signals'
import * as api from '../net/api.ts'
import { tryTo } from '../house/house.ts'
import type { Card, Friend, GameInfo, Tallies } from '../net/protocol.ts'
import { go } from '../shared/address.ts'

/** Those one has played with, and how it ended. */
export const friends = signal<Friend[]>([])
export const tallies = signal<Tallies>({ games: [], others: [], row: 0 })

export async function lookAround(): Promise<void> {
  await Promise.all([
    api.friends().then(
      now => (friends.value = now),
      () => undefined,
    ),
    api.tallies().then(
      now => (tallies.value = now),
      () => undefined,
    ),
  ])
}

/** A table with a seat kept for the friend; further seats, where the game needs them, are open to whoever has the link. */
export async function invite(friend: Friend, game: GameInfo): Promise<void> {
  await tryTo(async () => {
    const seats = game.seats.slice(0, Math.max(2, game.fewest))
    const places = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? 'me' : i === 1 ? `friend:${friend.id}` : 'invite']))
    const wanted = { game: game.id, seats: seats.length, options: {}, places, listed: false, spectators: true, hints: false }
    const card = await api.create({ ...wanted, clock: { kind: 'none' } })
    go(`/table/${card.id}`)
  })
}

export async function block(friend: Friend, now: boolean): Promise<void> {
  await tryTo(async () => (friends.value = await api.block(friend.id, now)))
}

/** Whether a seat is kept for the one who looks. */
export function invitesMe(card: Card): boolean {
  return card.state === 'waiting' && card.mine.length === 0 && card.seats.some(seat => seat.me && seat.open)
}
