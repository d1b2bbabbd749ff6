// The one screen that a start ends on: where to look, who to be, where the data lies, how to stop.
import type { Environment } from '../runtime/environment.ts'

export interface WelcomeFacts {
  readonly environment: Environment
  readonly address: string
  readonly embedded: boolean
  readonly people: readonly { readonly name: string; readonly does: string; readonly apiKey: string }[]
  readonly startedInMs: number
}

const line = (left: string, right: string): string => `  ${left.padEnd(12)}${right}`

export const welcomeText = (facts: WelcomeFacts): string => {
  const { environment, address, people } = facts
  const width = Math.max(...people.map(({ apiKey }) => apiKey.length), 0) + 2
  const demo = people.length === 0
    ? []
    : ['', '  Demo people (choose one on the start page; programs send “authorization: api-key …”)',
        ...people.map(({ name, does, apiKey }) => `    ${apiKey.padEnd(width)}${name} · ${does}`)]
  return [
    '', `  Bidyard is running (${environment.run}, started in ${(facts.startedInMs / 1_000).toFixed(1)} s)`, '',
    line('Open', address), line('API', `${address}/reference`),
    line('Health', `http://${environment.host}:${environment.metricsPort}/ready`),
    line('Data', facts.embedded ? `${environment.dataFolder}  (database and files)` : 'the database of DATABASE_URL'),
    ...demo, '', '  Stop with Ctrl-C.', '',
  ].join('\n')
}
