// `npm run openapi -- FILE [--3.0]`: writes the OpenAPI document of all calls.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openApiDocument } from '@bidyard/contract/openapi/document'

const words = process.argv.slice(2)
const version = words.includes('--3.0') ? '3.0' : '3.1'
const files = words.filter((word) => !word.startsWith('--'))
const unknown = words.filter((word) => word.startsWith('--') && word !== '--3.0')
const [file] = files

if (file === undefined || files.length > 1 || unknown.length > 0) {
  console.error('Say where to write it: npm run openapi -- FILE, with --3.0 for OpenAPI 3.0.')
  process.exitCode = 1
} else {
  // The name is meant from where it was typed.
  const place = path.resolve(process.env['INIT_CWD'] ?? '.', file)
  const document = openApiDocument({ version })
  writeFileSync(place, `${JSON.stringify(document, undefined, 2)}\n`)
  const count = Object.values(document.paths).reduce((sum, item) => sum + Object.keys(item).length, 0)
  console.log(`${place}: OpenAPI ${document.openapi}, ${count} operations`)
}
