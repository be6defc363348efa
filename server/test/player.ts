/** A player at the wire, with nothing between the test and Colyseus' own SDK. */
import { Client, type Room } from '@colyseus/sdk'
import type { OwnView } from '@wingover/shared/dial'
import { type FlatView, unflatten } from '@wingover/shared/dial'
import { squadA, squadB } from './squads.ts'

export interface Guest {
  readonly id: string
  readonly name: string
  readonly token: string
}

export interface Made {
  readonly matchId: string
  readonly roomId: string
  readonly code: string
  readonly seat: string
}

export interface Told {
  readonly seq: number
  readonly type: string
}

export class Player {
  readonly room: Room
  readonly events: Told[] = []
  readonly privates: { seq: number; own: OwnView | null; view?: string }[] = []
  readonly errors: unknown[] = []

  constructor(room: Room) {
    this.room = room
    room.reconnection.minUptime = 0
    room.onMessage('private', message => this.privates.push(message))
    room.onMessage('events', ({ events }) => this.events.push(...events))
    room.onMessage('error', message => this.errors.push(message))
  }

  get state(): Record<string, unknown> {
    return this.room.state.toJSON()
  }

  get seq(): number {
    return this.room.state.seq
  }

  get own(): OwnView | null {
    return this.privates.at(-1)?.own ?? null
  }

  view() {
    const { maps, root } = splitState(this.state)
    return unflatten({ maps, root } as unknown as FlatView, Number(this.state.seq), this.own)
  }

  async command(command: object): Promise<{ seq: number }> {
    return this.room.request('command', command)
  }
}

function splitState(state: Record<string, unknown>) {
  const { players, ships, obstacles, features, devices, seats, ...root } = state
  return { root, maps: { players, ships, obstacles, features, devices } }
}

export class Server {
  readonly at: string

  constructor(port: number) {
    this.at = `http://127.0.0.1:${port}`
  }

  async post(path: string, body: unknown, token?: string): Promise<Response> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (token !== undefined) headers.Authorization = `Bearer ${token}`
    return fetch(this.at + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async guest(name?: string): Promise<Guest> {
    return (await this.post('/api/v1/guests', { name })).json() as Promise<Guest>
  }

  async create(guest: Guest, squad: unknown = squadA): Promise<Made> {
    const response = await this.post('/api/v1/matches', { game: 'dial', ruleset: 'xwa', squad }, guest.token)
    if (response.status !== 201) throw new Error(await response.text())
    return response.json() as Promise<Made>
  }

  async seat(guest: Guest, code: string, squad: unknown = squadB): Promise<Response> {
    return this.post(`/api/v1/matches/${code}/seat`, { squad }, guest.token)
  }

  async join(guest: Guest, roomId: string): Promise<Player> {
    const client = new Client(this.at)
    client.auth.token = guest.token
    return new Player(await client.joinById(roomId))
  }
}

/** What a request was refused with. */
export async function reasonOf(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => 'acknowledged',
    error => error.reason ?? error,
  )
}
