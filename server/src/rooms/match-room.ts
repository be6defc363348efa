/** The room of a table: who is here, what they say, what they are shown. It knows no rules; the host does (design §5). */
import { type AuthContext, ServerError } from '@colyseus/core'
import { commandMessage, eventsMessage, legalMessage } from '@wingover/shared/protocol'
import { z } from 'zod'
import type { Player, Tokens } from '../accounts/token.ts'
import type { Rate } from '../limits/bucket.ts'
import type { Listener, MatchHost } from '../match/host.ts'
import type { News, SeatNews } from '../match/news.ts'
import type { Table, TableSeat } from '../match/table.ts'
import { patience, type Tables } from '../match/tables.ts'
import { type Projection, projectionOf } from '../match/wire.ts'
import type { Log } from '../ops/log.ts'
import { type Refusal, type Reply, refuse, statusOf } from '../refusal.ts'
import { type PrivateMessage, type SafeClient, SafeRoom } from './safe-room.ts'

export interface MatchRoomServices {
  readonly tables: Tables
  readonly tokens: Tokens
  readonly log: Log
  readonly commandRate: Rate
}

/** Of one seat, at the same time. */
const mostDevices = 4
const roomOptions = z.object({ match: z.string() })

/** The class of all match rooms of this server. A room is made with `{ match }`, the id of its table. */
export function matchRoom({ tables, tokens, log, commandRate }: MatchRoomServices) {
  const projections = new Map<string, Projection>()

  return class MatchRoom extends SafeRoom implements Listener {
    protected override readonly commandRate = commandRate
    #table: Table | null = null
    #projection: Projection | null = null
    /** What each seat was last shown of its own, as text. */
    readonly #shown = new Map<string, string>()

    /** Called with the token of the matchmaking request, before a place in the room is given out. */
    static override async onAuth(token: string, _options: unknown, context: AuthContext): Promise<Player> {
      const read = tokens.read(token)
      if ('refusal' in read) throw serverError(read.refusal)
      const roomId = roomIdOf(context)
      if (roomId !== undefined && tables.get(roomId)?.seatOf(read.player.id) === undefined)
        throw serverError(refuse('not_seated'))
      return read.player
    }

    /** The server is about to restart; clients come back to the same room. */
    override onBeforeShutdown(): void {
      this.broadcast('error', refuse('shutting_down'))
      super.onBeforeShutdown()
    }

    tell(news: News): void {
      this.#show()
      for (const client of this.clients) {
        const seat = this.#seatOf(client)
        const told = news.seats[seat.seat]
        if (told === undefined) continue
        if (this.#isNew(seat, told)) client.send('private', privateOf(told))
        if (told.events.length > 0) client.send('events', eventsOf(told))
      }
      for (const [seat, told] of Object.entries(news.seats)) this.#shown.set(seat, JSON.stringify(told.own))
      if (news.over) this.autoDispose = true
    }

    halt(): void {
      this.#show()
    }

    protected override onOpen(options: unknown): void {
      const table = tables.get(roomOptions.parse(options).match)
      if (table === undefined) throw new Error('a room without a table')
      const { game } = table
      const projection = projections.get(game.name) ?? projectionOf(game.shape, game.kilobytes)
      projections.set(game.name, projection)
      this.roomId = table.id
      this.autoDispose = false
      this.#table = table
      this.#projection = projection
      this.state = projection.make()
      table.onChange(() => this.#sitDown(table))
      this.#sitDown(table)
      this.command('command', commandMessage, (client, said) =>
        this.#withHost((host, seat) => host.submit(seat, said), client),
      )
      this.command('legal', legalMessage, (client, { requestId }) =>
        this.#withHost((host, seat) => host.legal(seat, requestId), client),
      )
      this.command('events', eventsMessage, (client, { after }) =>
        this.#withHost(async host => ({ ok: { events: await host.events(after) } }), client),
      )
      if (table.status === 'waiting')
        this.after(Math.max(0, table.created + patience - Date.now()), () => this.#clearAway(table))
    }

    protected override async onEnter(client: SafeClient): Promise<void> {
      await this.#table?.wake()
      const seat = this.#seatOf(client)
      if (this.clients.filter(other => this.#seatOf(other) === seat).length > mostDevices)
        throw serverError(refuse('too_many_devices'))
      this.#show()
    }

    protected override onAway(): void {
      this.#show()
    }

    protected override onBack(): void {
      this.#show()
    }

    protected override onGone(): void {
      this.#show()
    }

    protected override onShut(): void {
      if (this.#table !== null) tables.forget(this.#table.id)
    }

    protected override secretsOf(client: SafeClient): readonly PrivateMessage[] {
      const told = this.#table?.host?.greeting(this.#seatOf(client).seat)
      return told == null ? [] : [{ type: 'private', payload: privateOf(told) }]
    }

    protected override onFault(place: string, error: unknown): void {
      log.error({ err: error, place, room: this.roomId }, 'a fault in a match room')
    }

    /** A seat was taken; with the last one the match is there. */
    #sitDown(table: Table): void {
      const { host } = table
      host?.attach(this)
      this.#show()
      for (const client of this.clients)
        for (const { type, payload } of this.secretsOf(client)) client.send(type, payload)
      if (host?.news.over) this.autoDispose = true
    }

    #withHost(act: (host: MatchHost, seat: string) => Promise<Reply>, client: SafeClient): Reply | Promise<Reply> {
      const table = this.#table
      if (table?.host != null) return act(table.host, this.#seatOf(client).seat)
      return { reject: table?.halt == null ? refuse('not_begun') : refuse('halted', '', table.halt) }
    }

    /** Brings the public state up to date and sends what changed. */
    #show(): void {
      const table = this.#table
      if (table === null || this.#projection === null) return
      const news = table.host?.news
      const here = new Set(this.clients.map(client => client.auth?.id))
      const seats = table.seats.map(({ seat, side, player, name }) => {
        return [seat, { side, name: name ?? '', here: player !== null && here.has(player) }]
      })
      this.#projection.apply(this.state, {
        root: {
          ...news?.flat.root,
          game: table.game.name,
          status: table.status,
          halt: table.host?.halted ? 'storage' : (table.halt ?? ''),
          seq: news?.seq ?? 0,
        },
        maps: { ...news?.flat.maps, seats: Object.fromEntries(seats) },
      })
      this.broadcastPatch()
    }

    #isNew({ seat }: TableSeat, { own, hash }: SeatNews): boolean {
      return hash !== undefined || this.#shown.get(seat) !== JSON.stringify(own)
    }

    #seatOf(client: SafeClient): TableSeat {
      const seat = this.#table?.seatOf(client.auth?.id ?? '')
      if (seat === undefined) throw serverError(refuse('not_seated'))
      return seat
    }

    #clearAway(table: Table): void {
      if (table.status !== 'waiting') return
      tables.end(table).catch(error => this.onFault('end', error))
      this.disconnect()
    }
  }
}

function privateOf({ seq, own, hash }: SeatNews) {
  return hash === undefined ? { seq, own } : { seq, own, view: hash }
}

function eventsOf({ events, hash }: SeatNews) {
  return hash === undefined ? { events } : { events, view: hash }
}

/** Colyseus answers a refused reservation with the code as HTTP status and the message. */
function serverError(refusal: Refusal): ServerError {
  return new ServerError(statusOf(refusal), refusal.message)
}

/** `/matchmake/joinById/<room>`: the request that asks for a place; undefined on a reconnection. */
function roomIdOf({ req }: AuthContext): string | undefined {
  return req instanceof Request ? new URL(req.url).pathname.match(/^\/matchmake\/joinById\/([\w-]+)$/)?.[1] : undefined
}
