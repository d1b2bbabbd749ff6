// `npm run check`: types, lint, tidiness, generated docs and the OpenAPI document.
import { runChecks } from '../testing/checks.ts'

const results = await runChecks()
const failures = results.filter(({ succeeded }) => !succeeded).map(({ name }) => name)
console.log(failures.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failures.join(', ')}.`)
process.exitCode = failures.length === 0 ? 0 : 1
