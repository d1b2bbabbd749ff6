// What Debian has for the stories: found where it is, installed where root may.
import { spawn } from 'node:child_process'
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

/** Whoever else installs something, as a machine does that has just begun, is waited for. */
const patience = ['--option', 'DPkg::Lock::Timeout=300']

const aptGet = (...words: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('apt-get', ['--quiet', '--yes', ...patience, ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })

/** Nothing happens where one may not. */
export const installOnDebian = async (packages: readonly string[]): Promise<void> => {
  if (packages.length === 0 || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')} …`)
  const install = (...names: readonly string[]): Promise<boolean> =>
    aptGet('install', '--no-install-recommends', ...names)
  if (await install(...packages)) return
  // The list of packages may be missing or old: fetched when that is why it failed.
  if (!await aptGet('update') || await install(...packages)) return
  // One that this Debian does not have keeps none of the others away.
  for (const name of packages) await install(name)
}
