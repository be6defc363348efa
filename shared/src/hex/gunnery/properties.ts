/** Looking for a special property of a weapon or of what it has fired: rules/hex.md §3.8. */
import type { WeaponProperty } from '../data/types.ts'

interface Having {
  readonly properties: readonly WeaponProperty[]
}

export function has({ properties }: Having, name: WeaponProperty['property']): boolean {
  return properties.some(({ property }) => property === name)
}

/** A property with its number. */
export function propertyOf<Name extends WeaponProperty['property']>(
  { properties }: Having,
  name: Name,
): Extract<WeaponProperty, { readonly property: Name }> | undefined {
  return properties.find((p): p is Extract<WeaponProperty, { readonly property: Name }> => p.property === name)
}
