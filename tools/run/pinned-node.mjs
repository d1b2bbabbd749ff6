// Finds the Node that package.json pins, even where npm was not allowed to run its install script.
import { spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { npm } from './npm.mjs'
import { Refusal } from './refusal.mjs'

const answersWith = (file, version) =>
  spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`

const platformPackage = () => {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${process.platform}-${process.arch}`
}

const place = (from, to) => {
  mkdirSync(path.dirname(to), { recursive: true })
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** What the install script of the package `node` would have done. */
const fetchNode = (home, version) => {
  const name = platformPackage()
  const complaint = npm(home, [['install', '--no-save', `${name}@${version}`]])
  if (complaint !== undefined) return complaint
  place(path.join(home, 'node_modules', name, 'bin', 'node'), path.join(home, 'bin', 'node'))
  return undefined
}

export const ensurePinnedNode = (root) => {
  const home = path.join(root, 'node_modules', 'node')
  const file = path.join(home, 'bin', 'node')
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  if (answersWith(file, version)) return file
  console.error(`Fetching Node ${version} …`)
  const complaint = fetchNode(home, version)
  if (answersWith(file, version)) return file
  const [wanted] = version.split('.')
  if (process.versions.node.startsWith(`${wanted}.`)) {
    console.error(`Node ${version} could not be fetched; going on with Node ${process.versions.node}.`)
    return process.execPath
  }
  throw new Refusal(`${complaint ?? ''}\nNode ${version} could not be fetched: allow npm to reach its registry, `
    + `or start this with a Node ${wanted}.`)
}
