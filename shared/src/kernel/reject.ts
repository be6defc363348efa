/** Every refusal of the engine: a value with a code, a place and a sentence (design §3). */

const sentences = {
  // The command
  bad_command: 'This is not a command.',
  unknown_seat: 'There is no such seat in this match.',
  not_your_request: 'This request is put to another seat.',
  unknown_request: 'There is no open request of this id.',
  request_closed: 'This request is answered already.',
  bad_answer: 'The answer does not have the form that this request takes.',
  not_an_option: 'The answer is not among the legal ones.',
  no_default: 'This request has no default, so it cannot time out.',
  host_only: 'Only the host may say this.',
  match_over: 'The match is over.',
  paused: 'The match is paused.',
  not_paused: 'The match is not paused for this reason.',
  time_runs_back: 'The time of a command may not lie before the one before it.',
  nothing_to_decline: 'Nobody offers what you decline.',
  already_offered: 'You offer this already.',
  // Undo
  unknown_undo: 'There is no command of yours by this id to take back.',
  sealed_is_replaced: 'A sealed answer is replaced by another one, not undone.',
  // Faults
  engine_fault: 'The referee stumbled; the command was not carried out and the position is as before.',
  version_mismatch: 'The log was written by another version of the rules.',
  bad_log: 'This is not a log of a match.',
  chain_broken: 'The log was changed: its chain does not hold here.',
  // Dial: set-up
  bad_squad: 'This squad cannot be played.',
  illegal_squad: 'A rated match takes no squad that is illegal.',
  bad_scenario: 'This scenario cannot be played.',
  too_close: 'It lies too close.',
  on_feature: 'It would lie on a feature of the scenario.',
  outside_area: 'It would lie outside the play area.',
  outside_strip: 'The base must lie within range 1 of your own edge.',
  overlaps_ship: 'It would overlap a ship.',
  // Dial: planning and actions
  unknown_ship: 'There is no such ship of yours here.',
  not_on_dial: 'This manoeuvre is not on the dial of this ship.',
  not_offered: 'This action is not offered now.',
  may_not_pass: 'This ability has to be used.',
  may_not_fail: 'An attempt fails only where no way to perform it is legal.',
  obstacle_in_way: 'It would lie on an obstacle or pass one.',
  no_such_object: 'There is no such object on the table.',
  wrong_object: 'This is not what the action can be performed on.',
  out_of_range: 'It is not at the range that this needs.',
  cannot_lock:
    'Neither an ionised ship nor a ship in a gas or chaff cloud acquires locks, and in a cloud none is locked.',
  cannot_reload: 'This is no torpedo, missile or device with room for a charge.',
  wrong_speed: 'It has not the speed of the manoeuvre that was executed.',
  // Dial: attacks
  cannot_attack: 'This ship may not attack.',
  no_weapon: 'It has no such weapon in such an arc.',
  not_in_arc: 'The target is not in this arc.',
  cannot_pay: 'Its cost cannot be paid.',
  not_met: 'What the weapon needs is not there.',
  card_forbids: 'A card does not allow it.',
  cannot_modify: 'The dice cannot be modified so.',
  // Hex
  bad_fleet: 'This fleet cannot be played.',
  unknown_crew: 'There is no such member of your crews here.',
  illegal_step: 'This path cannot be flown.',
} as const

export type RejectCode = keyof typeof sentences

export interface Reject {
  readonly code: RejectCode
  /** Where in the command: a path such as `answer.dials.a1`. */
  readonly place: string
  readonly message: string
  /** Facts that decided it, such as the ship overlapped or the line measured. */
  readonly facts?: { readonly [name: string]: string | number }
  /** Where several things are wrong at once: all of them, each with its place in what `place` names. */
  readonly problems?: readonly { readonly code: string; readonly where: string; readonly message: string }[]
}

/** A refusal at a place of the command, its sentence closed by `more` where that helps. */
export function reject(code: RejectCode, place: string, more?: string, facts?: Reject['facts']): Reject {
  const message = more === undefined ? sentences[code] : `${sentences[code]} ${more}`
  return facts === undefined ? { code, place, message } : { code, place, message, facts }
}

export function isReject(value: object): value is Reject {
  return 'code' in value && 'place' in value && 'message' in value
}

/** The whole table, for docs/protocol.md. */
export const rejectTable: readonly { code: RejectCode; sentence: string }[] = Object.entries(sentences).map(
  ([code, sentence]) => ({ code: code as RejectCode, sentence }),
)
