import type { Header } from '@wingover/shared/kernel'

/** A match goes on under new code only if the majors agree, and only on the same data (design §3). */
export function agree(stored: Header['versions'], here: Header['versions']): boolean {
  return (
    major(stored.engine) === major(here.engine) &&
    major(stored.rules) === major(here.rules) &&
    stored.data === here.data
  )
}

function major(version: string): string {
  return version.replace(/(\d+)\.\d+\.\d+$/, '$1')
}
