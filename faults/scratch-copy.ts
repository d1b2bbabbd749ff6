// A copy of the project as it lies in the folder now, in which a fault can be planted without touching anybody's work.
import { execFileSync } from 'node:child_process'
import { constants } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface ScratchCopy {
  readonly folder: string
  /** Changes one file for as long as the work lasts. */
  change<Result>(file: string, changed: (text: string) => string, work: () => Promise<Result>): Promise<Result>
  remove(): Promise<void>
}

const filesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024,
  }).split('\0').filter((file) => file !== '')

const isFile = async (file: string): Promise<boolean> =>
  stat(file).then((facts) => facts.isFile(), () => false)

const ownPackages = '@bidyard'

/** Packages of others are shared; our own lead to the copy, as they lead to the project where they were installed. */
const linkPackages = async (root: string, folder: string): Promise<void> => {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  await mkdir(path.join(to, ownPackages), { recursive: true })
  for (const name of await readdir(from))
    if (name !== ownPackages && !['.vite', '.vite-temp', '.cache'].includes(name))
      await symlink(path.join(from, name), path.join(to, name))
  for (const name of await readdir(path.join(folder, 'packages')))
    await symlink(path.join(folder, 'packages', name), path.join(to, ownPackages, name))
}

export const openScratchCopy = async (root: string): Promise<ScratchCopy> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bidyard-faults-'))
  for (const file of filesOf(root)) {
    const from = path.join(root, file)
    if (!(await isFile(from))) continue
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await copyFile(from, path.join(folder, file), constants.COPYFILE_FICLONE)
  }
  await linkPackages(root, folder)
  return {
    folder,
    change: async (file, changed, work) => {
      const whole = path.join(folder, file)
      const text = await readFile(whole, 'utf8')
      await writeFile(whole, changed(text))
      return work().finally(() => writeFile(whole, text))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
