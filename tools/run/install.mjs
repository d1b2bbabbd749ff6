// Brings node_modules to what package-lock.json says, if it is not there already.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { npm } from './npm.mjs'
import { Refusal } from './refusal.mjs'

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const packagesOf = (file) => JSON.parse(read(file) ?? '{}').packages ?? {}

const isForThisMachine = ({ os: systems, cpu, libc }) =>
  libc === undefined && (systems?.includes(process.platform) ?? false) && (cpu?.includes(process.arch) ?? false)

/** npm's own list of what lies in node_modules: an installation by hand is as good as ours. */
const isInstalledByHand = (root) => {
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(([place, entry]) =>
    !place.includes('node_modules/') || entry.link === true
      || installed[place]?.version === entry.version
      || (installed[place] === undefined && (entry.optional === true || entry.peer === true) && !isForThisMachine(entry)))
}

// Development parts too, whatever NODE_ENV says: the pinned Node is one of them.
const words = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']

/**
 * A lock file made where some other platform's optional parts could not be had is refused by `npm ci`;
 * `npm install` takes it as it is. A fresh cache helps where the usual one belongs to another user.
 */
const attempts = (cache) => [
  ['ci', ...words],
  ['install', '--no-save', ...words],
  ['install', '--no-save', ...words, `--cache=${cache}`],
]

const install = (root) => {
  const cache = mkdtempSync(path.join(os.tmpdir(), 'npm-cache-'))
  try {
    const complaints = []
    for (const attempt of attempts(cache)) {
      const { succeeded, output } = npm(root, attempt)
      if (succeeded) return
      complaints.push(`npm ${attempt[0]}:\n${output.trim().split('\n').slice(0, 15).join('\n')}`)
    }
    throw new Refusal(`${complaints.join('\n')}\nThe packages could not be installed: see what npm says above.`)
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

const remember = (file, lock) => {
  try {
    writeFileSync(file, lock)
  } catch {
    // A folder that may only be read is compared again next time, which is quick.
  }
}

export const ensureInstalled = (root) => {
  const content = read(path.join(root, 'package-lock.json'))
  if (content === undefined) throw new Refusal('package-lock.json is missing: this is not a complete copy of the project.')
  const lock = createHash('sha256').update(content).digest('hex')
  const noted = path.join(root, 'node_modules', '.bidyard-lock')
  if (read(noted) === lock) return
  if (!isInstalledByHand(root)) {
    const began = performance.now()
    console.error('Installing the packages …')
    install(root)
    console.error(`Installed in ${Math.round((performance.now() - began) / 1000)} s.`)
  }
  remember(noted, lock)
}
