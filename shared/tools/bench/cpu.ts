/** CPU seconds that a piece of work took in this process; the machines are shared, so walls tell nothing. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
