import { describe, expect, it } from 'vitest'
import { settle } from '../test/fake-wire.ts'
import { type Acknowledged, Outbox } from './outbox.ts'
import { LineError, type Refusal } from './refusal.ts'

const command = (id: string) => ({ id, intent: 'draw' as const })

interface Sent {
  readonly id: string
  reply(reply: Acknowledged | Refusal): void
  fail(error: unknown): void
}

function outbox() {
  const sent: Sent[] = []
  const box = new Outbox(({ id }) => new Promise((reply, fail) => sent.push({ id, reply, fail })))
  return { box, sent, ids: () => sent.map(s => s.id) }
}

const refusal = (code: string): Refusal => ({ code, place: '', message: 'No.' })

describe('an outbox', () => {
  it('sends one command after another, in order', async () => {
    const { box, sent, ids } = outbox()
    const replies = [box.give(command('x')), box.give(command('y'))]
    expect(ids()).toEqual(['x'])
    sent[0]?.reply({ seq: 4 })
    await settle()
    expect(ids()).toEqual(['x', 'y'])
    sent[1]?.reply(refusal('not_an_option'))
    expect(await Promise.all(replies)).toEqual([{ seq: 4 }, refusal('not_an_option')])
  })

  it('sends what got no reply again under its own id when the line is back, before anything newer', async () => {
    const { box, sent, ids } = outbox()
    const first = box.give(command('x'))
    sent[0]?.fail(new LineError('broken'))
    await settle()
    const second = box.give(command('y'))
    sent[1]?.fail(new LineError('still broken'))
    await settle()
    box.resume()
    expect(ids()).toEqual(['x', 'x', 'x'])
    sent[2]?.reply({ seq: 1 })
    await settle()
    sent[3]?.reply({ seq: 2 })
    expect([await first, await second]).toEqual([{ seq: 1 }, { seq: 2 }])
    expect(ids()).toEqual(['x', 'x', 'x', 'y'])
  })

  it.each(['too_many_commands', 'not_stored'])('waits and sends again what is refused for now (%s)', async code => {
    const { box, sent, ids } = outbox()
    const reply = box.give(command('x'))
    sent[0]?.reply(refusal(code))
    await new Promise(done => setTimeout(done, 400))
    expect(ids()).toEqual(['x', 'x'])
    sent[1]?.reply({ seq: 1 })
    expect(await reply).toEqual({ seq: 1 })
  })

  it('that is closed fails what waits and takes nothing more', async () => {
    const { box, sent } = outbox()
    const waiting = box.give(command('x'))
    box.close()
    await expect(waiting).rejects.toThrow(LineError)
    await expect(box.give(command('y'))).rejects.toThrow(LineError)
    sent[0]?.reply({ seq: 1 })
    await settle()
    expect(sent).toHaveLength(1)
  })
})
