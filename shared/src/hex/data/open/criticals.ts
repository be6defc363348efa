/** Which system a critical strikes, by the percentage rolled: rules/hex.md §3.6. Open game content; see LICENSES/README.md. */

/** Up to and with `most`; what is wrecked already passes the strike on to the next row, the last to the crew. */
export const criticals = [
  { most: 10, system: 'lifeSupport' },
  { most: 30, system: 'sensors' },
  { most: 60, system: 'weapons' },
  { most: 80, system: 'engines' },
  { most: 100, system: 'powerCore' },
] as const
