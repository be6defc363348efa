/** The standard scenarios, under our own ids: rules/dial.md §1.3. */

export const scenarioIds = ['assault', 'chance', 'salvage', 'scramble', 'ancient'] as const
export type ScenarioId = (typeof scenarioIds)[number]
