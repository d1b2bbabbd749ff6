// Holds the house to its own rules: names, sizes, layers, and what no code of ours does.
import path from 'node:path'
import { projectFiles } from './tidy/project-files.ts'
import { rules } from './tidy/rules.ts'

const files = projectFiles(path.join(import.meta.dirname, '..'))
const lines = rules.flatMap((rule) =>
  rule.check(files).map((fault) => `${fault.path}:${fault.line} ${rule.name}: ${fault.message}`),
)
console.log(lines.length === 0 ? `${files.length} files are tidy by ${rules.length} rules.` : lines.join('\n'))
process.exitCode = lines.length === 0 ? 0 : 1
