/** Whether the one flag that a script takes was given. Ends the process with a sentence when anything else was. */
export function flag(name: string): boolean {
  const given = process.argv.slice(2)
  const strange = given.find((word, i) => word !== `--${name}` || i > 0)
  if (strange !== undefined) {
    console.error(`This script takes --${name} or nothing, not "${strange}".`)
    process.exit(1)
  }
  return given.length > 0
}
