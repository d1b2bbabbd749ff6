// Everything that can be judged without running the product: types, style, generated files, the published contract.
import { runStep, type Step, type StepResult } from './step.ts'

const tsc = 'node_modules/typescript/bin/tsc'

// One checker, and one thread for the rules: each more judges the same types again for itself, in twice the work.
const steps: readonly Step[] = [
  { name: 'lint', file: 'node_modules/oxlint/bin/oxlint', words: ['--type-aware'], environment: { GOMAXPROCS: '1' } },
  { name: 'types', file: tsc, words: ['-p', '.', '--checkers', '1'] },
  { name: 'types of the web', file: tsc, words: ['-p', 'packages/web', '--checkers', '1'] },
  { name: 'types of the page', file: tsc, words: ['-p', 'packages/server/reference-page', '--checkers', '1'] },
  { name: 'tidy', file: 'tools/tidy.ts' },
  { name: 'parts of others', file: 'tools/check-parts.ts' },
  { name: 'generated docs', file: 'tools/write-docs.ts', words: ['--check'] },
  { name: 'OpenAPI document', file: 'tools/lint-openapi.ts' },
]

/** Each of the long ones keeps one processor busy: two at a time, in the order of the list. */
const atOnce = 2

const line = ({ name, succeeded, seconds }: StepResult): string =>
  `${succeeded ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1)} s`

/** Runs every check, also after a failure, and shows all failures together at the end. */
export const runChecks = async (): Promise<readonly StepResult[]> => {
  const results: StepResult[] = []
  const waiting = steps.values()
  const work = async (): Promise<void> => {
    for (const step of waiting) {
      const result = await runStep(step)
      console.log(line(result))
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const { name, output } of results.filter(({ succeeded }) => !succeeded)) {
    console.log(`\n── ${name} ──\n${output}`)
  }
  return results
}
