/** Entering a match room through Colyseus. What the rest of the SDK uses of a room is a `Wire`; tests put a fake there. */
import { Client, CloseCode, type Room, type SeatReservation, ServerError } from '@colyseus/sdk'
import { type Api, refusalOf } from './api.ts'
import { isRefusal, LineError, type Refusal } from './refusal.ts'

export interface Wire {
  /** Lets this very client back in, once. */
  readonly reconnectionToken: string
  /** The public state as plain data. */
  state(): unknown
  /** The reply, or a refusal. Rejects when neither came. */
  request(type: string, payload: object): Promise<unknown>
  onMessage(type: string, listener: (message: unknown) => void): void
  onState(listener: () => void): void
  onClose(listener: (code: number) => void): void
  ping(pong: () => void): void
  /** Ends the connection in order. */
  leave(): void
  /** Ends it at once, as a broken line does. */
  cut(): void
}

/** Enters the room: back in with a reconnection token, or anew as the player of the account. */
export type Enter = (reconnectionToken: string | null) => Promise<Wire | Refusal>

const patience = 15_000

export function roomAt(api: Api, roomId: string): Enter {
  const client = new Client(api.base)
  // Colyseus would put a token that it finds in the browser's storage into addresses.
  client.auth.token = ''
  return async reconnectionToken => {
    const back = reconnectionToken !== null
    const path = `/matchmake/${back ? 'reconnect' : 'joinById'}/${encodeURIComponent(roomId)}`
    const reserved = await api.post<SeatReservation>(path, back ? { reconnectionToken } : {})
    if (isRefusal(reserved)) return reserved
    return take(client, back ? { ...reserved, reconnectionToken } : reserved)
  }
}

async function take(client: Client, reserved: SeatReservation): Promise<Wire | Refusal> {
  const entering = client.consumeSeatReservation<object>(reserved)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>(done => {
    timer = setTimeout(done, patience, null)
  })
  try {
    const room = await Promise.race([entering, late])
    if (room !== null) return wireOf(room)
  } catch (error) {
    // What the room says has the number of an HTTP status; a broken line has that of its socket, or none.
    if (error instanceof ServerError && error.code >= 400 && error.code < 600)
      return refusalOf(error.code, { code: error.code, error: error.message })
    throw new LineError('The room does not let us in.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
  entering.then(
    room => room.leave(),
    () => {},
  )
  throw new LineError('The room does not answer.')
}

function wireOf(room: Room<unknown, object>): Wire {
  // The line resumes by itself (line.ts): within the first seconds too, and over a restart of the server.
  room.reconnection.enabled = false
  return {
    get reconnectionToken() {
      return room.reconnectionToken.slice(room.roomId.length + 1)
    },
    state: () => ('toJSON' in room.state && typeof room.state.toJSON === 'function' ? room.state.toJSON() : {}),
    request: (type, payload) =>
      room.request(type, payload).catch(error => {
        if (isRefusal(error.reason)) return error.reason
        throw error
      }),
    onMessage: (type, listener) => room.onMessage(type, listener),
    onState: listener => room.onStateChange(listener),
    onClose: listener => room.onLeave(listener),
    ping: pong => room.ping(pong),
    leave: () => {
      room.leave().catch(() => {})
    },
    cut: () => {
      // What still comes in would find the room's state taken down.
      room.connection.events.onmessage = () => {}
      // With this code the close is told at once; any other waits for the silent server.
      room.connection.close(CloseCode.MAY_TRY_RECONNECT)
    },
  }
}
