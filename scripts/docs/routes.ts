/** The part of `docs/protocol.md` that tells a programmer where to begin: every address that the server answers. */

interface Route {
  readonly method: 'GET' | 'POST'
  /** As express has it: `:code` stands for a part. */
  readonly path: string
  /** Who asks has to send the token of a player. */
  readonly token?: true
  /** The name of the schema of its body. */
  readonly body?: string
  readonly answer: string
}

export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/v1/health',
    answer: '`{ ok, version, seconds, rooms, connections }`; 503 while it does not serve',
  },
  {
    method: 'POST',
    path: '/api/v1/guests',
    body: 'guestBody',
    answer: '`{ id, name, token, expires }`: a player; `expires` in ms since 1970',
  },
  {
    method: 'POST',
    path: '/api/v1/matches',
    token: true,
    body: 'matchBody',
    answer: '`{ matchId, roomId, code, seat }`: `code` is what a friend needs',
  },
  { method: 'GET', path: '/api/v1/matches/:code', answer: '`{ matchId, roomId, game, options, status, seats }`' },
  {
    method: 'POST',
    path: '/api/v1/matches/:code/seat',
    token: true,
    body: 'seatBody',
    answer: '`{ matchId, roomId, seat }`',
  },
  { method: 'GET', path: '/', answer: 'the page of the open matches' },
  { method: 'GET', path: '/m/:id', answer: 'the page of a match, by its `matchId`' },
  { method: 'GET', path: '/m/:id/table.svg', answer: 'the picture of its table; with `?size=small` for a phone' },
  { method: 'GET', path: '/m/:id/match.log', answer: 'its log, for `npm run verify`; `not_over` while it goes on' },
]

const example = `\`\`\`sh
token=$(curl -s -X POST localhost:2567/api/v1/guests -H 'Content-Type: application/json' -d '{"name":"Ana"}' |
  node -p 'JSON.parse(require("fs").readFileSync(0)).token')
echo "{\\"game\\":\\"dial\\",\\"squad\\":$(cat shared/squads/xwa/imperial-ghosts.json)}" |
  curl -s localhost:2567/api/v1/matches -H "Authorization: Bearer $token" -H 'Content-Type: application/json' -d @-
\`\`\``

/** The table of the routes and an example. */
export function routesText(): string {
  const rows = routes.map(
    ({ method, path, token, body, answer }) =>
      `| \`${method} ${path}\` | ${token === true ? 'yes' : ''} | ${body === undefined ? '' : `[${body}](#${body.toLowerCase()})`} | ${answer} |`,
  )
  return [
    '## Routes\n',
    'A body is JSON, sent with `Content-Type: application/json`; a token goes into the header `Authorization: Bearer …`.',
    'A guest makes a match with a squad and gets a code; another guest takes the seat with that code and a squad.',
    'Then both enter the room `roomId` and play over a WebSocket, which is what the [client SDK](../client-sdk/README.md) is for.\n',
    `| route | token | body | answer |\n|---|---|---|---|\n${rows.join('\n')}\n`,
    'A player with a match, from the folder of the checkout:\n',
    `${example}\n`,
  ].join('\n')
}
