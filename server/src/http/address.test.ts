import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress, household, parseTrust, type Trust } from './address.ts'

function request(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const message = new IncomingMessage(socket)
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded
  return message
}

function trustIn(text: string): Trust {
  const trust = parseTrust(text)
  if (trust === null) throw new Error(`${text} was refused`)
  return trust
}

const nobody: Trust = () => false

describe('the address of a client', () => {
  it('is the peer when no proxy is trusted, whatever a header says', () => {
    expect(clientAddress(request('203.0.113.5', '1.2.3.4'), nobody)).toBe('203.0.113.5')
  })

  it('is read from the right end of X-Forwarded-For, past trusted proxies only', () => {
    const trust = trustIn('10.0.0.0/8, loopback')
    expect(clientAddress(request('::ffff:127.0.0.1', '6.6.6.6, 198.51.100.7, 10.1.2.3'), trust)).toBe('198.51.100.7')
    expect(clientAddress(request('127.0.0.1', '198.51.100.7, nonsense'), trust)).toBe('127.0.0.1')
    expect(clientAddress(request('127.0.0.1'), trust)).toBe('127.0.0.1')
    expect(clientAddress(request('203.0.113.5', '1.2.3.4'), trust)).toBe('203.0.113.5')
  })

  it('is not led around in circles by a chain of nothing but proxies', () => {
    expect(clientAddress(request('127.0.0.1', '127.0.0.1, ::1'), trustIn('loopback'))).toBe('127.0.0.1')
  })
})

describe('trusted proxies', () => {
  it('are addresses and networks of both families', () => {
    const trust = trustIn('192.0.2.1,2001:db8::/32')
    expect(['192.0.2.1', '192.0.2.2', '2001:db8:5::1', '2001:db9::1', ''].map(trust)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
  })

  it.each(['', 'proxy.example.org', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/x'])('are not %j', text => {
    expect(parseTrust(text)).toBeNull()
  })
})

describe('a household', () => {
  it('is an IPv4 address, or the /64 of an IPv6 address in any writing', () => {
    expect(household('192.0.2.1')).toBe('192.0.2.1')
    expect(household('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7')
    expect(household('2001:DB8:0:07::99')).toBe('2001:db8:0:7')
    expect(household('2001:db8::7:1:2:3:4')).toBe('2001:db8:0:7')
    expect(household('::1')).toBe('0:0:0:0')
  })
})
