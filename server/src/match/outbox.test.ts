import { describe, expect, it, vi } from 'vitest'
import { Outbox } from './outbox.ts'

function row() {
  let [resolve, reject] = [() => {}, (_why: Error) => {}]
  const promise = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

function box() {
  const said: string[] = []
  const lost = vi.fn()
  const outbox = new Outbox(lost)
  const put = (name: string, durable: Promise<void> | null) =>
    outbox.put(
      durable,
      () => said.push(name),
      () => said.push(`no ${name}`),
    )
  return { outbox, put, said, lost }
}

const soon = () => new Promise(done => setImmediate(done))

describe('an outbox', () => {
  it('says at once what waits for nothing', () => {
    const { outbox, put, said } = box()
    put('a', null)
    expect([said, outbox.isEmpty]).toEqual([['a'], true])
  })

  it('lets everything wait for its row and for all before it', async () => {
    const { put, said, outbox } = box()
    const [first, second] = [row(), row()]
    put('a', first.promise)
    put('b', second.promise)
    put('c', null)
    second.resolve()
    await soon()
    expect([said, outbox.isEmpty]).toEqual([[], false])
    first.resolve()
    await soon()
    expect([said, outbox.isEmpty]).toEqual([['a', 'b', 'c'], true])
  })

  it('drops a lost row and all behind it, once, and nothing before it', async () => {
    const { put, said, lost } = box()
    const rows = [row(), row(), row()]
    put('a', rows[0]?.promise ?? null)
    put('b', rows[1]?.promise ?? null)
    put('question', null)
    put('c', rows[2]?.promise ?? null)
    rows[0]?.resolve()
    rows[1]?.reject(new Error('disk full'))
    rows[2]?.reject(new Error('it does not go on'))
    await soon()
    expect(said).toEqual(['a', 'no b', 'no question', 'no c'])
    expect(lost).toHaveBeenCalledExactlyOnceWith(new Error('disk full'))
    put('d', null)
    expect(said.at(-1)).toBe('d')
  })

  it('drops at once what waits behind a lost row, even when rows before it are still written', async () => {
    const { put, said } = box()
    const [first, second] = [row(), row()]
    put('a', first.promise)
    put('b', second.promise)
    second.reject(new Error('lost'))
    await soon()
    expect(said).toEqual(['no a', 'no b'])
    first.resolve()
    await soon()
    expect(said).toEqual(['no a', 'no b'])
  })

  it('is settled when no row is under way any more', async () => {
    const { outbox, put } = box()
    const [first, second] = [row(), row()]
    put('a', first.promise)
    put('b', second.promise)
    const settled = vi.fn()
    outbox.settled().then(settled)
    first.resolve()
    await soon()
    expect(settled).not.toHaveBeenCalled()
    second.reject(new Error('lost'))
    await soon()
    expect(settled).toHaveBeenCalled()
  })
})
