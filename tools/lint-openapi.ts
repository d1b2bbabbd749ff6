// Judges the OpenAPI document, 3.1 and 3.0, by the rules of Spectral and Redocly; a warning counts as much as an error.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openApiDocument } from '@bidyard/contract/openapi/document'
import { runNode } from './testing/step.ts'

// Neither may ask anybody outside: no statistics, no search for a newer version.
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' }

interface RedoclyReport {
  readonly totals: { readonly errors: number; readonly warnings: number }
  readonly problems: readonly {
    readonly message: string
    readonly ruleId: string
    readonly location?: readonly { readonly pointer?: string }[]
  }[]
}

const spectral = async (file: string): Promise<string[]> => {
  const { succeeded, output } = await runNode(
    'node_modules/@stoplight/spectral-cli/dist/index.js',
    ['lint', '--ruleset=.spectral.yaml', '--fail-severity=hint', '--format=text', '--quiet', file],
    { environment: quiet },
  )
  return succeeded ? [] : output.split('\n')
}

const redocly = async (file: string): Promise<string[]> => {
  const { output } = await runNode(
    'node_modules/@redocly/cli/bin/cli.js',
    ['lint', '--config=redocly.yaml', '--format=json', file],
    { environment: quiet },
  )
  const report = /^\{[\s\S]*^\}/m.exec(output)?.[0]
  if (report === undefined) return [output]
  const { totals, problems } = JSON.parse(report) as RedoclyReport
  if (totals.errors + totals.warnings === 0) return []
  return problems.map(({ ruleId, message, location }) => `${location?.[0]?.pointer ?? ''} ${ruleId} ${message}`)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bidyard-openapi-'))

const complaintsAbout = async (version: '3.1' | '3.0'): Promise<string[]> => {
  const file = path.join(folder, `openapi-${version}.json`)
  writeFileSync(file, JSON.stringify(openApiDocument({ version }), undefined, 1))
  const complaints: string[] = []
  for (const [name, judge] of [['Spectral', spectral], ['Redocly', redocly]] as const)
    for (const line of await judge(file)) complaints.push(`${name} on ${version}: ${line.replace(file, '')}`)
  return complaints
}

try {
  const complaints = (await Promise.all([complaintsAbout('3.1'), complaintsAbout('3.0')])).flat()
  console.log(complaints.length === 0 ? 'Spectral and Redocly have nothing to say.' : complaints.join('\n'))
  process.exitCode = complaints.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
