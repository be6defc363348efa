/**
 * `npm run oracle [-- --cases N --seed S]`: random flights, and a quarter as many measurements and repositions, judged
 * by the independent sampler of shared/test/oracle. Prints one JSON object; exit status 1 on any disagreement.
 * Each failing case comes as a line for `npm run -s referee`.
 */
import { runFlights, runMeasures, runRepositions, type Tally } from '../test/oracle/run.ts'
import { flags, wholeNumber } from './flags.ts'

const { values } = flags({
  options: { cases: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const [cases, seed] = [wholeNumber(values.cases), wholeNumber(values.seed)]
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error('oracle: --cases takes a whole number from 1, --seed a whole number')
  process.exit(2)
}

const began = performance.now()
const secondsSince = (start: number): number => Number(((performance.now() - start) / 1000).toFixed(1))
const flights = runFlights(cases, seed)
const cpu = process.cpuUsage()
const measures = runMeasures(Math.ceil(cases / 4), seed)
const repositions = runRepositions(Math.ceil(cases / 4), seed)
const all: Tally[] = [flights, measures, repositions]
const sum = (count: (tally: Tally) => number): number => all.reduce((total, tally) => total + count(tally), 0)
const disagreements = sum(tally => tally.disagreements)
console.log(
  JSON.stringify({
    cases: flights.cases,
    bumps: flights.bumps,
    measures: measures.cases,
    repositions: repositions.cases,
    disagreements,
    worstMm: flights.worstMm,
    skipped: sum(tally => tally.skipped),
    grazing: flights.grazing,
    windows: flights.windows,
    seed,
    seconds: secondsSince(began),
    casesPerCpuSecond: Math.round((flights.cases * 1e6) / (cpu.user + cpu.system)),
    failures: all.flatMap(tally => tally.failures),
  }),
)
process.exitCode = disagreements > 0 ? 1 : 0
