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
const installWords = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']

const install = (root) => {
  const first = npm(root, installWords)
  if (first.succeeded) return
  // The usual reason is a cache that belongs to another user, or none at all; or a network that stumbled once.
  const cache = mkdtempSync(path.join(os.tmpdir(), 'npm-cache-'))
  const second = npm(root, [...installWords, `--cache=${cache}`])
  rmSync(cache, { recursive: true, force: true })
  if (second.succeeded) return
  const complaint = second.output.trim().split('\n').slice(-25).join('\n')
  throw new Refusal(`${complaint}\nnpm could not install the packages: see what it says above, then try again.`)
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
