// `npm run torture -- writes --minutes N [--seed S] [--kills K]`: the long form of what the tests do ten times.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { tortureWrites } from '../../torture/torture-writes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, kills: { type: 'string' } },
})

const number = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const read = Number(text)
  if (!Number.isFinite(read) || read < 0) throw new Error(`${text} is no number`)
  return read
}

if (positionals[0] !== 'writes') {
  process.stderr.write('npm run torture -- writes --minutes N [--seed S] [--kills K]\n')
  process.exitCode = 1
} else {
  const seed = number(values.seed) ?? Math.floor(Math.random() * 2 ** 31)
  const [minutes, kills] = [number(values.minutes), number(values.kills)]
  process.stdout.write(`seed ${seed}, ${cpus().length} cores\n`)
  const report = await tortureWrites({
    seed, ...(minutes === undefined ? {} : { minutes }), ...(kills === undefined ? {} : { kills }),
  })
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.faults.length === 0 ? 0 : 1
}
