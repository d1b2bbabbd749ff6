// What Debian has for the stories: found where it is, installed where root may.
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

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

/** A machine that has just begun installs something itself, and whoever reads the lists does not wait in line. */
const patienceMs = 300_000
const pauseMs = 5_000
const inLine = ['--option', 'DPkg::Lock::Timeout=60']

const aptGet = (...words: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('apt-get', ['--quiet', '--yes', ...inLine, ...words], {
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
  const until = performance.now() + patienceMs
  const install = (...names: readonly string[]): Promise<boolean> =>
    aptGet('install', '--no-install-recommends', ...names)
  if (await install(...packages)) return
  // The list of packages may be missing or old; another list that cannot be had is no reason to stop.
  while (!await aptGet('update') && performance.now() < until) await pause(pauseMs)
  if (await install(...packages)) return
  // One that this Debian does not have keeps none of the others away.
  for (const name of packages) if (performance.now() < until) await install(name)
}
