// npm run matrix: asks every call as every kind of person, prints the matrix's size and what differs from its page.
import { runVitest } from '../testing/run-vitest.ts'

const { passed, failed } = await runVitest('vitest.config.ts', ['packages/server/src/matrix/'])
console.log(failed === 0 ? `All as docs/matrix.md says (${passed} passed).` : `${failed} calls answer otherwise.`)
process.exitCode = failed === 0 ? 0 : 1
