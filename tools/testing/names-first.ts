// Names all that failed, a line each, before anything is said about the first of it.
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

const line = (name: string, errors: readonly { readonly message: string }[]): string =>
  `FAIL ${name}: ${errors[0]?.message.split('\n')[0] ?? 'without a reason'}`

const linesOf = (file: TestModule): string[] => {
  const tests = [...file.children.allTests('failed')].map((test) =>
    line(`${file.relativeModuleId} > ${test.fullName}`, test.result().errors ?? []))
  const broken = file.errors().length > 0 ? [line(file.relativeModuleId, file.errors())] : []
  return [...broken, ...tests]
}

export default class NamesFirst implements Reporter {
  onTestRunEnd(files: readonly TestModule[], besides: readonly SerializedError[]): void {
    const lines = [...files.flatMap(linesOf), ...besides.map((error) => line('outside of every test', [error]))]
    if (lines.length > 0) console.log(['', ...lines].join('\n'))
  }
}
