/** Upgrades whose whole ability is the device that they place; which and how says `devices/device-cards.ts`. */
import type { Card } from '../card.ts'

const places = (id: string, says: string, more: Pick<Card, 'neverRecovers'> = {}): Card => ({
  ...{ kind: 'upgrade', id, says, parts: [] },
  ...more,
})

const once = { neverRecovers: true } as const

const commandos = (id: string) => places(id, 'Drops a commando team, either way round.', once)

export const devices: readonly Card[] = [
  places(
    'blazerbomb',
    'Drops a bomb that burns what is near it and leaves a blaze, an obstacle that goes after a round.',
  ),
  ...['clanwrencommandos', 'deathwatchcommandos', 'imperialsupercommandos'].map(commandos),
  places('clustermines', 'Drops three mines side by side: two dice of damage from each.', once),
  places(
    'concussionbombs',
    'Drops a bomb that deals a card to what is near it and exposes one, or strains; once begun they all follow.',
  ),
  places('connernets', 'Drops a mine: a hit and three ion tokens.', once),
  places('electrochaffmissiles', 'Launches a cloud that breaks locks and jams.', once),
  places('electroprotonbomb', 'Drops a fused bomb that strips shields, ionises and disarms up to range 2.', once),
  places('ionbombs', 'Drops a bomb: three ion tokens for each ship near it.'),
  ...['mandaloriansupercommandos', 'niteowlcommandos'].map(commandos),
  places('protonbombs', 'Drops a bomb: a crit for each ship near it.'),
  places('proximitymines', 'Drops a mine: a hit and two dice of damage.', once),
  places('seismiccharges', 'Drops a bomb that breaks up an obstacle, and hits what is near that.'),
]
