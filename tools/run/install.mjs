// Brings node_modules to what package-lock.json says, if it is not there already.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
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

const mayBeAbsent = (entry) => (entry.optional === true || entry.peer === true) && !isForThisMachine(entry)

/** npm's own list of what lies in node_modules: an installation by hand is as good as ours. */
const isInstalledByHand = (root) => {
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(([place, entry]) =>
    !place.includes('node_modules/') || entry.link === true
      || installed[place]?.version === entry.version
      || (installed[place] === undefined && mayBeAbsent(entry)))
}

// Development parts too, whatever NODE_ENV says: the pinned Node is one of them.
const everything = ['--include=dev', '--include=optional']

/**
 * A lock file made where some other platform's optional parts could not be had is refused by `npm ci`;
 * `npm install` takes it as it is.
 */
const ways = [['ci', ...everything], ['install', '--no-save', ...everything]]

const install = (root) => {
  const complaint = npm(root, ways)
  if (complaint === undefined) return
  throw new Refusal(`${complaint}\nThe packages could not be installed: see what npm says above.`)
}

/** What root installs in somebody's project is that person's, who will want to replace it one day. */
const giveToOwner = (root) => {
  const { uid, gid } = statSync(root)
  if (process.getuid?.() !== 0 || uid === 0) return
  spawnSync('chown', ['-R', `${uid}:${gid}`, path.join(root, 'node_modules')], { stdio: 'ignore' })
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
  if (content === undefined) throw new Refusal('package-lock.json is missing: this copy of the project is incomplete.')
  const lock = createHash('sha256').update(content).digest('hex')
  const noted = path.join(root, 'node_modules', '.bidyard-lock')
  if (read(noted) === lock) return
  if (!isInstalledByHand(root)) {
    const began = performance.now()
    console.error('Installing the packages …')
    install(root)
    giveToOwner(root)
    console.error(`Installed in ${Math.round((performance.now() - began) / 1000)} s.`)
  }
  remember(noted, lock)
}
