// npm run faults [-- --only NAME …]: plants each fault in a copy of the project, and says whether its test notices.
import { parseArgs } from 'node:util'
import { machineLine } from '../../bench/parts/machine.ts'
import { askTests } from '../../faults/ask-tests.ts'
import { type Fault, pathOf } from '../../faults/fault.ts'
import { faults } from '../../faults/faults.ts'
import { openScratchCopy, type ScratchCopy } from '../../faults/scratch-copy.ts'
import { projectRoot } from '../testing/step.ts'

const { values: { only } } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = only === undefined ? faults : faults.filter(({ name }) => only.includes(name))
const unknown = (only ?? []).filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) throw new Error(`there is no fault ${unknown.join(', ')}`)

const sound = { timeoutMs: 180_000, isFirstEnough: false }
const faulty = { timeoutMs: 30_000, isFirstEnough: true }

/** Tests that fail without any fault would notice everything. */
const expectSound = async ({ folder }: ScratchCopy, some: readonly Fault[], isAlone: boolean): Promise<void> => {
  if (some.length === 0) return
  const { statusesOf, said } = await askTests(folder, some.map(({ caughtBy }) => caughtBy), { ...sound, isAlone })
  const unsound = some.filter(({ caughtBy }) => {
    const statuses = statusesOf(caughtBy)
    return statuses.length === 0 || statuses.includes('failed')
  })
  if (unsound.length === 0) return
  const names = unsound.map(({ name, caughtBy }) => `${name}: ${caughtBy.join(' > ')}`)
  throw new Error(`these tests do not pass by themselves:\n${names.join('\n')}\n${said.slice(-8_000)}`)
}

type Verdict = 'caught' | 'SURVIVED' | 'NOT RUN'

const tryFault = async (copy: ScratchCopy, fault: Fault): Promise<Verdict> => {
  const { file, from, to, caughtBy, afterOthers } = fault
  const { statusesOf, said } = await copy.change(pathOf(file), (text) => text.replace(from, () => to), () =>
    askTests(copy.folder, [caughtBy], { ...faulty, isAlone: afterOthers !== true }))
  const statuses = statusesOf(caughtBy)
  if (statuses.includes('failed')) return 'caught'
  if (statuses.length > 0) return 'SURVIVED'
  console.log(said.slice(-4_000))
  return 'NOT RUN'
}

console.log(machineLine())
const copy = await openScratchCopy(projectRoot)
try {
  await expectSound(copy, wanted.filter(({ afterOthers }) => afterOthers !== true), true)
  await expectSound(copy, wanted.filter(({ afterOthers }) => afterOthers === true), false)
  let missed = 0
  for (const fault of wanted) {
    const began = performance.now()
    const verdict = await tryFault(copy, fault)
    if (verdict !== 'caught') missed += 1
    const seconds = Math.round((performance.now() - began) / 1_000)
    console.log(`${verdict.padEnd(9)}${fault.name.padEnd(44)}${String(seconds).padStart(4)} s  ${fault.caughtBy[0]}`)
  }
  console.log(`${wanted.length - missed} of ${wanted.length} caught`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await copy.remove()
}
