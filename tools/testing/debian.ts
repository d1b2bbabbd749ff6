// What Debian has for the stories: found where it is, installed where root may.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** What somebody named, else the first that is there. */
export const findProgram = (given: string | undefined, wanted: readonly string[]): string | undefined => {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin']
  const candidates = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [given ?? '', ...candidates].find((file) => file !== '' && isProgram(file))
}

const aptGet = (...words: readonly string[]): boolean =>
  spawnSync('apt-get', ['--quiet', '--yes', ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0

/** Nothing happens where one may not. */
export const installOnDebian = (packages: readonly string[]): void => {
  if (packages.length === 0 || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(' and ')} …`)
  const words = ['install', '--no-install-recommends', ...packages]
  // The list of packages may be missing or old: fetched when that is why it failed.
  if (!aptGet(...words) && aptGet('update')) aptGet(...words)
}
