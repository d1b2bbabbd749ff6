// npm run bench -- NAME [--record]: measures one thing beside its limit; --record keeps the figures in the docs.
import { appendFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { machineLine } from '../../bench/parts/machine.ts'

interface Bench {
  run(): Promise<string[]>
}

const root = path.resolve(import.meta.dirname, '../..')
const book = path.join(root, 'docs/operations/benches.md')
const known = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))

const words = process.argv.slice(2)
const [name] = words.filter((word) => !word.startsWith('--'))

if (name === undefined || !known.includes(name)) {
  console.error(`Say what to measure: npm run bench -- ${known.join(' | ')}, with --record to keep the figures.`)
  process.exitCode = 1
} else {
  const machine = machineLine()
  console.log(machine)
  const bench = (await import(`../../bench/${name}.ts`)) as Bench
  const lines = await bench.run()
  console.log(lines.join('\n'))
  if (words.includes('--record')) {
    const day = new Date().toISOString().slice(0, 10)
    appendFileSync(book, `\n## ${name}, ${day}\n\n${machine}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`)
    console.log(`Recorded in ${path.relative(root, book)}.`)
  }
}
