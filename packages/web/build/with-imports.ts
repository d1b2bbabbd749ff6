// Which chunks the browser must have before some of them can run.
import type { Rolldown } from 'vite'

export const withImports = (
  bundle: Rolldown.OutputBundle, names: readonly string[], seen = new Set<string>(),
): Set<string> => {
  for (const name of names) {
    const file = bundle[name]
    if (seen.has(name) || file?.type !== 'chunk') continue
    seen.add(name)
    withImports(bundle, file.imports, seen)
  }
  return seen
}
