/**
 * `npm run oracle [-- --cases N --seed S]`: random movement cases, judged by the independent sampler of shared/test/oracle.
 * Prints one JSON object; exit status 1 on any disagreement. Each failing case comes as a line for `npm run -s referee`.
 */
import { parseArgs } from 'node:util'
import { runCases } from '../test/oracle/run.ts'

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const [cases, seed] = [Number(values.cases), Number(values.seed)]
if (!Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(seed)) {
  console.error('oracle: --cases takes a whole number from 1, --seed a whole number')
  process.exit(2)
}

const began = performance.now()
const summary = runCases(cases, seed, done => {
  if (done % 10_000 === 0) console.error(`${done} of ${cases} cases`)
})
const seconds = (performance.now() - began) / 1000
console.log(
  JSON.stringify({
    ...summary,
    seed,
    seconds: Number(seconds.toFixed(1)),
    casesPerSecond: Math.round(cases / seconds),
  }),
)
process.exitCode = summary.disagreements > 0 ? 1 : 0
