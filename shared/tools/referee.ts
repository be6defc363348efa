/** `npm run -s referee`: questions on standard input, answers on standard output, one JSON object a line, in order. */
import { answerLine, type LineAnswer, longestLine, tooLong } from '../src/referee/line.ts'

const lineFeed = 0x0a

/** The lines of a byte stream without their breaks; null for one that is too long, which is never held in memory. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string | null> {
  let pieces: Buffer[] = []
  let length = 0
  const finished = (): string | null => {
    const line = length > longestLine ? null : Buffer.concat(pieces).toString()
    pieces = []
    length = 0
    return line
  }
  for await (const chunk of input) {
    let from = 0
    for (;;) {
      const end = chunk.indexOf(lineFeed, from)
      const piece = chunk.subarray(from, end < 0 ? chunk.length : end)
      length += piece.length
      if (length <= longestLine) pieces.push(piece)
      if (end < 0) break
      yield finished()
      from = end + 1
    }
  }
  if (length > 0) yield finished()
}

function answerTo(line: string | null): LineAnswer | null {
  if (line === null) return tooLong()
  const question = line.replace(/^\uFEFF/, '').trim()
  return question === '' ? null : answerLine(question)
}

process.stdout.on('error', () => process.exit(1)) // Nobody reads any more.
for await (const line of linesOf(process.stdin)) {
  const answer = answerTo(line)
  if (answer === null) continue
  if (!answer.ok) process.exitCode = 1
  if (!process.stdout.write(`${answer.text}\n`)) await new Promise(resolve => process.stdout.once('drain', resolve))
}
