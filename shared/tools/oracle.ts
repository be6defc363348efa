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
const { failures, ...counts } = runCases(cases, seed, done => {
  if (done % 10_000 === 0) console.error(`${done} of ${cases} cases`)
})
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage()
const cpuSeconds = (user + system) / 1e6
console.log(
  JSON.stringify({
    ...counts,
    seed,
    seconds: Number(seconds.toFixed(1)),
    casesPerCpuSecond: Math.round(cases / cpuSeconds),
    failures,
  }),
)
process.exitCode = counts.disagreements > 0 ? 1 : 0
