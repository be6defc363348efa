/** Whose request this is: the address of the peer, or what a trusted proxy says of it. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whether forwarding headers set by this address are believed. */
export type Trust = (address: string) => boolean

/** `loopback`, addresses and networks such as `10.0.0.0/8`, separated by commas; null when it is none of that. */
export function parseTrust(text: string): Trust | null {
  const list = new BlockList()
  for (const part of text.split(',').map(p => p.trim())) {
    if (part === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4')
      list.addAddress('::1', 'ipv6')
      continue
    }
    const [address = '', bits, ...rest] = part.split('/')
    const family = familyOf(address)
    const most = family === 'ipv4' ? 32 : 128
    if (family === null || rest.length > 0) return null
    if (bits === undefined) list.addAddress(address, family)
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= most) list.addSubnet(address, Number(bits), family)
    else return null
  }
  return address => {
    const family = familyOf(address)
    return family !== null && list.check(address, family)
  }
}

/**
 * The address of the client: the peer, or, walking X-Forwarded-For from its right end while the address at hand is a
 * trusted proxy, the last one that is not. Addresses are in plain form (`::ffff:1.2.3.4` is `1.2.3.4`).
 */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  let address = plain(request.socket.remoteAddress ?? '')
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',')
  while (trust(address)) {
    const before = plain(hops.pop()?.trim() ?? '')
    if (familyOf(before) === null) break
    address = before
  }
  return address
}

/** The part of an address that one household holds: IPv6 by its /64. */
export function household(address: string): string {
  if (familyOf(address) !== 'ipv6') return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map(g => Number.parseInt(g, 16).toString(16))
    .join(':')
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null
}
