// Everything that can be judged without running the product: types, style, generated files, the published contract.
import os from 'node:os'
import { runStep, type Step, type StepResult } from './step.ts'

const tsc = 'node_modules/typescript/bin/tsc'

/** Two at a time, in the order of the list. */
const atOnce = 2
// Each checker judges the types anew for itself: more than there are processors for only make it more work.
const each = String(Math.min(4, Math.max(1, Math.floor(os.availableParallelism() / atOnce))))

const steps: readonly Step[] = [
  { name: 'lint', file: 'node_modules/oxlint/bin/oxlint', words: ['--type-aware'], environment: { GOMAXPROCS: each } },
  { name: 'types', file: tsc, words: ['-p', '.', '--checkers', each] },
  { name: 'types of the web', file: tsc, words: ['-p', 'packages/web', '--checkers', each] },
  { name: 'types of the page', file: tsc, words: ['-p', 'packages/server/reference-page', '--checkers', each] },
  { name: 'tidy', file: 'tools/tidy.ts' },
  { name: 'parts of others', file: 'tools/check-parts.ts' },
  { name: 'generated docs', file: 'tools/write-docs.ts', words: ['--check'] },
  { name: 'OpenAPI document', file: 'tools/lint-openapi.ts' },
]

const line = ({ name, succeeded, seconds }: StepResult): string =>
  `${succeeded ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1)} s`

/** Runs every check, also after a failure, and shows all failures together at the end. */
export const runChecks = async (): Promise<readonly StepResult[]> => {
  const found = new Map<Step, StepResult>()
  const waiting = steps.values()
  const work = async (): Promise<void> => {
    for (const step of waiting) {
      const result = await runStep(step)
      console.log(line(result))
      found.set(step, result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const results = steps.flatMap((step) => found.get(step) ?? [])
  for (const { name, output } of results.filter(({ succeeded }) => !succeeded)) {
    console.log(`\n── ${name} ──\n${output}`)
  }
  return results
}
