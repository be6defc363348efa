/** Only what it overlaps costs other ships the step: rules/dial.md §5.4, A61. */
import { always, type Card } from '../card.ts'

export const zariBangel: Card = {
  kind: 'pilot',
  id: 'zaribangel',
  says: 'Partially executing a manoeuvre does not cost it the Perform Action step.',
  parts: [
    always(
      'skipsStep',
      (_t, self, { ship, why }, skips) => skips && !(ship === self.id && why.startsWith('overlapped')),
    ),
  ],
}
