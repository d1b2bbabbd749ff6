// The short way to our own modules leads where Node's own way leads, and says what is missing.
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const shortWay = new URL('own-modules.ts', import.meta.url).href
const project = join(import.meta.dirname, '../../..')

const run = (folder: string, text: string, ...flags: readonly string[]) =>
  spawnSync(process.execPath, [...flags, '--input-type=module', '-e', text], { cwd: folder, encoding: 'utf8' })

const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-modules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

test('finds a neighbour and a package of others', async () => {
  const folder = await folderWith({
    'one.ts': `import { two } from './in/two.ts'\nexport const one: string = two + import.meta.url`,
    'in/two.ts': `export { other as two } from 'other'`,
    'node_modules/other/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/other/index.js': `export { other } from './other.js'`,
    'node_modules/other/other.js': `export const other = 'other '`,
  })
  const text = `console.log((await import('./one.ts')).one)`
  const [short, long] = [run(folder, text, '--import', shortWay), run(folder, text)]
  expect(short).toMatchObject({ status: 0, stdout: long.stdout })
  expect(long.stdout).toContain('other file://')
})

test('takes one of ours for the same, whoever asks', () => {
  const text = `const { limits } = await import('./packages/contract/src/limits.ts')
    const bounds = await import('./packages/server/src/runtime/bounds.ts')
    const again = await import('@bidyard/contract/limits')
    console.log(limits === again.limits, bounds.boundsOf().lockMs === limits.lockMs)`
  const asked = run(project, text, '--import', shortWay)
  expect([asked.stdout, asked.stderr]).toEqual(['true true\n', ''])
})

test('does not look whether it is another one by its right name', async () => {
  const folder = await folderWith({ 'one.ts': `export const where: string = import.meta.url` })
  await symlink('one.ts', join(folder, 'two.ts'))
  const text = `console.log((await import('./two.ts')).where.slice(-6))`
  const [short, long] = [run(folder, text, '--import', shortWay), run(folder, text)]
  expect([short.stdout, long.stdout]).toEqual(['two.ts\n', 'one.ts\n'])
})

test('a module that is not there is named', async () => {
  const folder = await folderWith({ 'one.ts': `import './gone.ts'` })
  const { status, stderr } = run(folder, `await import('./one.ts')`, '--import', shortWay)
  expect(status).toBe(1)
  expect(stderr).toContain(join(folder, 'gone.ts'))
})
