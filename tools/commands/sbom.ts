// `npm run sbom -- FILE`: writes the bill of materials, CycloneDX 1.6 as JSON.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { billOfMaterials } from '../parts/bill.ts'
import { readLock } from '../parts/read-lock.ts'

const [file, ...more] = process.argv.slice(2)

if (file === undefined || file.startsWith('--') || more.length > 0) {
  console.error('Say where to write it: npm run sbom -- FILE.')
  process.exitCode = 1
} else {
  // The name is meant from where it was typed.
  const place = path.resolve(process.env['INIT_CWD'] ?? '.', file)
  const lock = readLock()
  const bill = billOfMaterials(lock, { serial: randomUUID(), at: new Date() })
  writeFileSync(place, `${JSON.stringify(bill, undefined, 2)}\n`)
  console.log(`${place}: CycloneDX 1.6, ${lock.parts.length} parts of others`)
}
