/** `npm run bench [-- --seconds 2]`: one JSON object; rates per CPU-second of one core, warm. */
import { benchFlight } from './bench/flight.ts'
import { benchGeometry } from './bench/geometry.ts'
import { benchKernel } from './bench/kernel.ts'
import { flags } from './flags.ts'

const { values } = flags({ options: { seconds: { type: 'string', default: '2' } } })
const seconds = Number(values.seconds)
if (!(seconds > 0 && seconds <= 600)) {
  console.error(`--seconds ${values.seconds} is no number between 0 and 600.`)
  process.exit(1)
}
console.log(
  JSON.stringify(
    { node: process.version, flight: benchFlight(seconds), geometry: benchGeometry(), kernel: benchKernel() },
    null,
    2,
  ),
)
