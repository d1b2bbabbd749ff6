// The sentences of the OpenAPI document that the contract's own words do not say.
import { type CallDefinition, idempotencyOf, type Role } from '../call.ts'
import { limits } from '../limits.ts'

const whoWords: Readonly<Record<Role, string>> = {
  dealer: 'dealers',
  seller: 'sellers',
  partner: 'the people of a partner',
  staff: 'staff',
  root: 'the owner of the house',
  developer: 'developers, in the sandbox only',
  scheduler: 'the scheduler',
}

export const whoMayCall = ({ who }: CallDefinition): string => {
  if (who === 'anyone') return 'Anyone, signed in or not.'
  if (who === 'signedIn') return 'Everybody who is signed in.'
  return `Only ${who.map((role) => whoWords[role]).join(', ')}.`
}

const idempotencyWords: Readonly<Record<ReturnType<typeof idempotencyOf>, string>> = {
  required: 'Refused without an `idempotency-key`; asked again with the same key it acts once and answers the same.',
  optional: 'Asked again with the same `idempotency-key` it acts once and answers the same.',
  none: '',
}

export const descriptionOf = (definition: CallDefinition): string =>
  [
    `**Who may call:** ${whoMayCall(definition)}`,
    idempotencyWords[idempotencyOf(definition)],
    definition.method === 'GET' || idempotencyOf(definition) !== 'none' ? '' : 'Its answer is never stored.',
    definition.perMinute === undefined ? '' : `At most ${definition.perMinute} a minute for each caller.`,
    definition.cacheSeconds === undefined
      ? ''
      : `Without a session the answer may be kept for ${definition.cacheSeconds} seconds.`,
  ].filter((line) => line !== '').join('\n\n')

export const houseWords = `The calls of a wholesale marketplace for used cars.

**Who asks.** Every request says in \`app-namespace\` which environment it means. \`auth/credentials/sign-in\` answers
a token, which travels as \`authorization: Bearer …\`; in local and develop \`authorization: api-key demo-NAME\` does
as well. Who may call is said at each call; among them the state of the thing and its owner decide.

**Answers.** Every success is \`{"code":"success","data":…}\`. Every error is
\`{"code","detail","message","requestId"}\`, with \`issues\` when the request has not the expected form; \`message\`
is in the language of \`accept-language\` (Korean or English). Decide by \`code\` and \`detail\`, never by
\`message\`. An issue names its place: \`body.photos.0.fileId\`, \`query.size\`, \`headers.idempotency-key\`; or what
the thing itself still lacks, as \`order.region\`. A code of the catalogue always comes with status 400; where the
catalogue has no word, the shared answers 401, 403, 404, 409, 413, 415, 429, 500 and 503 say what happened. 404 is
also what others' things are. 409 is that it is there already, that it is in another state by now, or that
\`seenVersion\` is no longer its \`version\`: read it again. 429 and 503 tell in \`retry-after\` after how many
seconds to ask again.

**Bodies** are JSON in UTF-8, of at most ${limits.bodyBytes / 1_024} KB and not compressed; a field that is not
declared is refused. Times are ISO 8601 with their offset, amounts are whole won.

**Lists.** Each query value is JSON text: \`filter={"state":{"in":["auction"]}}\`, \`sort=[{"createdAt":"desc"}]\`,
\`page=1\`, \`size=${limits.pageSizeDefault}\` (at most ${limits.pageSize}), \`cursor="…"\`, \`count=true\`. Only the
fields, operators and sort keys that a list declares are taken. \`nextCursor\` is the \`cursor\` of the next page,
with the same filter and sort; at the end it is null.

**Once.** An effect that was asked for with an \`idempotency-key\` happens once within ${limits.idempotencyHours}
hours: asked again, the same answer comes with \`idempotent-replayed\`. A key counts for one caller and one call; with
another request it is refused with 409. A refusal keeps nothing: the same key may be sent again.`
