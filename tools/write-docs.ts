// Writes the pages of docs/ that follow from the code; with --check it only says which of them are stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { callsPage } from './docs/calls-page.ts'
import { dataClassesPage } from './docs/security/data-classes-page.ts'
import { enumerationsPage } from './docs/enumerations-page.ts'
import { errorsPage } from './docs/errors-page.ts'
import { exportsPage } from './docs/exports-page.ts'
import { glossaryPage } from './docs/glossary-page.ts'
import { matrixPage } from './docs/matrix-page.ts'
import { partsPage } from './docs/security/parts-page.ts'
import { phonesPage } from './docs/phones-page.ts'
import { settingsPage } from './docs/settings-page.ts'
import { statesPage } from './docs/states-page.ts'

const root = path.join(import.meta.dirname, '..')

/** Partners copy this file, so it lies beside its description; the sandbox and the tests run the very same. */
const launcher = 'packages/server/src/providers/partner-app/launcher.ts'

const pages: Readonly<Record<string, () => string>> = {
  'docs/calls.md': callsPage,
  'docs/errors.md': errorsPage,
  'docs/states.md': statesPage,
  'docs/enumerations.md': enumerationsPage,
  'docs/exports.md': exportsPage,
  'docs/glossary.md': glossaryPage,
  'docs/matrix.md': matrixPage,
  'docs/operations/security/data-classes.md': dataClassesPage,
  'docs/operations/security/parts.md': partsPage,
  'docs/operations/settings.md': settingsPage,
  'docs/operations/phone-templates.md': phonesPage,
  'docs/partners/launcher.ts': () => readFileSync(path.join(root, launcher), 'utf8'),
}

const isStale = (file: string, text: string): boolean =>
  !existsSync(path.join(root, file)) || readFileSync(path.join(root, file), 'utf8') !== text

const written = Object.entries(pages).map(([file, write]) => ({ file, text: write() }))
const stale = written.filter(({ file, text }) => isStale(file, text))

if (process.argv.includes('--check')) {
  for (const { file } of stale) console.log(`${file} is stale: npx node tools/write-docs.ts writes it anew.`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const { file, text } of stale) writeFileSync(path.join(root, file), text)
}
if (stale.length === 0) console.log(`${written.length} pages follow from the code.`)
