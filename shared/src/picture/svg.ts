/** SVG as text: every name and number that goes into a picture goes through here, so none can break it. */

export type Attributes = { readonly [name: string]: string | number | undefined }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What XML cannot hold at all. */
const unfit = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const escaped = (text: string): string =>
  text.replace(unfit, '').replace(/[&<>"']/g, mark => entities[mark] ?? '')

/** Millimetres to the hundredth, never −0: the same text everywhere. */
export const mm = (length: number): string => `${Math.round(length * 100) / 100 + 0}`

/** An element; its children are SVG already. An attribute that is undefined is left out, a number is rounded. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? mm(value) : escaped(value)}"`],
  )
  const open = `<${name}${said.join('')}`
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`
}
