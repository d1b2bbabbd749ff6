// Everything that can be judged without running the product: types, style, generated files, the published contract.
import { runStep, type Step, type StepResult } from './step.ts'

const tsc = 'node_modules/typescript/bin/tsc'

const steps: readonly Step[] = [
  { name: 'types', file: tsc, words: ['-p', '.'] },
  { name: 'types of the web', file: tsc, words: ['-p', 'packages/web'] },
  { name: 'types of the page', file: tsc, words: ['-p', 'packages/server/reference-page'] },
  { name: 'lint', file: 'node_modules/oxlint/bin/oxlint', words: ['--type-aware'] },
  { name: 'tidy', file: 'tools/tidy.ts' },
  { name: 'parts of others', file: 'tools/check-parts.ts' },
  { name: 'generated docs', file: 'tools/write-docs.ts', words: ['--check'] },
  { name: 'OpenAPI document', file: 'tools/lint-openapi.ts' },
]

const line = ({ name, succeeded, seconds }: StepResult): string =>
  `${succeeded ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1)} s`

/** Runs every check, also after a failure, and shows all failures together at the end. */
export const runChecks = async (): Promise<readonly StepResult[]> => {
  const results: StepResult[] = []
  for (const step of steps) {
    const result = await runStep(step)
    console.log(line(result))
    results.push(result)
  }
  for (const { name, output } of results.filter(({ succeeded }) => !succeeded)) {
    console.log(`\n── ${name} ──\n${output}`)
  }
  return results
}
