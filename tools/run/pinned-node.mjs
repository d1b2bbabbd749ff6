// Finds the Node that package.json pins, even where npm was not allowed to run its install script.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainEnvironment } from './npm.mjs'
import { Refusal } from './refusal.mjs'

const answersWith = (file, version) =>
  spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`

const placesOf = (home) => {
  const names = ['node', 'node-bin'].map((prefix) => `${prefix}-${process.platform}-${process.arch}`)
  return [
    path.join(home, 'bin', 'node'),
    ...names.flatMap((name) => [path.join(home, 'node_modules', name), path.join(home, '..', name)])
      .map((folder) => path.join(folder, 'bin', 'node')),
  ]
}

const runInstallScript = (home) =>
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: home, env: plainEnvironment(), stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8',
  })

export const ensurePinnedNode = (root) => {
  const home = path.join(root, 'node_modules', 'node')
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  const find = () => placesOf(home).find((file) => answersWith(file, version))
  const found = find()
  if (found !== undefined) return found
  console.error(`Fetching Node ${version} …`)
  const { stderr } = runInstallScript(home)
  const fetched = find()
  if (fetched !== undefined) return fetched
  const [wanted] = version.split('.').map(Number)
  const [own] = process.versions.node.split('.').map(Number)
  if (own >= wanted) {
    console.error(`Node ${version} could not be fetched; going on with Node ${process.versions.node}.`)
    return process.execPath
  }
  throw new Refusal(`${stderr ?? ''}Node ${version} could not be fetched: allow npm to reach its registry, `
    + `or start this with Node ${wanted}.`)
}
