/** A player at a server: makes matches, joins them, comes back to them. */
import type { Json, Seat } from '@wingover/shared/kernel'
import { Api } from './api.ts'
import type { GameName, NewMatch } from './games.ts'
import { MatchClient } from './match.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { roomAt } from './wire.ts'

export interface ConnectOptions {
  /** Of the guest that is made when no token is given; left out: the server gives one. */
  readonly name?: string
  /** Of an account made before: `session.token`. */
  readonly token?: string
}

interface Guest {
  readonly token: string
  readonly id: string
  readonly name: string
}

interface Seated {
  readonly matchId: string
  readonly roomId: string
  readonly seat: Seat
}

/** Connects to a server such as `https://play.example.org`. Throws a `LineError` when it does not answer. */
export async function connect(baseUrl: string, options: ConnectOptions = {}): Promise<Session | Refusal> {
  const { token, name } = options
  if (token !== undefined) return new Session(baseUrl, { token, id: null, name: null })
  const guest = await new Api(baseUrl).post<Guest>('/api/v1/guests', name === undefined ? {} : { name })
  return isRefusal(guest) ? guest : new Session(baseUrl, guest)
}

export class Session {
  /** Null where the session came from a token: the server knows. */
  readonly id: string | null
  readonly name: string | null
  readonly #token: string
  readonly #api: Api

  constructor(baseUrl: string, { token, id, name }: { token: string; id: string | null; name: string | null }) {
    this.id = id
    this.name = name
    this.#token = token
    this.#api = new Api(baseUrl, token)
  }

  /** Whoever has it is this player: keep it where passwords are kept, and never log it. */
  get token(): string {
    return this.#token
  }

  /** Makes a match and takes its first seat. It begins when a friend joins with `match.place.code`. */
  async create<G extends GameName>(match: NewMatch<G> & { readonly game: G }): Promise<MatchClient<G> | Refusal> {
    const made = await this.#api.post<Seated & { readonly code: string }>('/api/v1/matches', match)
    return isRefusal(made) ? made : this.#enter(made, made.code, match.game)
  }

  /**
   * Takes the free seat of a match with a squad, or finds the own seat again. Who says which game he has come for is
   * refused at the table of another one, and has its view by its type.
   */
  async join<G extends GameName = GameName>(
    code: string,
    options: { readonly squad?: Json; readonly game?: G } = {},
  ): Promise<MatchClient<G> | Refusal> {
    const { game, ...body } = options
    const seated = await this.#api.post<Seated>(`/api/v1/matches/${encodeURIComponent(code)}/seat`, body)
    return isRefusal(seated) ? seated : this.#enter(seated, code, game)
  }

  /** Comes back to a seat that this player has, also from another device: by the id in `match.place`. */
  async resume<G extends GameName = GameName>(roomId: string, game?: G): Promise<MatchClient<G> | Refusal> {
    return this.#enter({ matchId: roomId, roomId }, '', game)
  }

  #enter<G extends GameName>(
    { matchId, roomId }: Pick<Seated, 'matchId' | 'roomId'>,
    code: string,
    game?: G,
  ): Promise<MatchClient<G> | Refusal> {
    return MatchClient.open({ matchId, roomId, code }, roomAt(this.#api, roomId), {}, game)
  }
}
