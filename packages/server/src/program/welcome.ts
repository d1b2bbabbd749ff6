// The one screen that a start ends on: where to look, who to be, where the data lies, how to stop.
import type { Environment } from '../runtime/environment.ts'

export interface WelcomeFacts {
  readonly environment: Environment
  readonly address: string
  readonly embedded: boolean
  readonly demo: {
    readonly people: readonly { readonly uid: string; readonly name: string; readonly does: string }[]
    readonly keyHolders: readonly string[]
    readonly password: string
  } | undefined
  readonly startedInMs: number
}

const line = (left: string, right: string): string => `  ${left.padEnd(12)}${right}`

const demoLines = (demo: WelcomeFacts['demo']): string[] => {
  if (demo === undefined) return []
  const { people, keyHolders, password } = demo
  const width = Math.max(...people.map(({ uid }) => uid.length)) + 2
  const mark = (uid: string): string => (keyHolders.includes(uid) ? '*' : ' ')
  return [
    '', `  Demo people sign in with “${password}”. Whoever has a * is also on the start page, and programs send`,
    '  “authorization: api-key demo-NAME” for them.',
    ...people.map(({ uid, name, does }) => `   ${mark(uid)}${uid.padEnd(width)}${name} · ${does}`),
  ]
}

export const welcomeText = (facts: WelcomeFacts): string => {
  const { environment, address } = facts
  return [
    '', `  Bidyard is running (${environment.run}, started in ${(facts.startedInMs / 1_000).toFixed(1)} s)`, '',
    line('Open', address), line('API', `${address}/reference`),
    line('Health', `http://${environment.host}:${environment.metricsPort}/ready`),
    line('Data', facts.embedded ? `${environment.dataFolder}  (database and files)` : 'the database of DATABASE_URL'),
    ...demoLines(facts.demo), '', '  Stop with Ctrl-C.', '',
  ].join('\n')
}
