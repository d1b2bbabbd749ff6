// The door to every command: installs what is missing, then hands over to the pinned Node. Needs only Node 20.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from './run/refusal.mjs'
import { ensureInstalled } from './run/install.mjs'
import { ensurePinnedNode } from './run/pinned-node.mjs'
import { handOver } from './run/hand-over.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const commands = path.join(root, 'tools', 'commands')

const findCommand = (name) => {
  const known = readdirSync(commands).filter((file) => file.endsWith('.ts')).map((file) => path.basename(file, '.ts'))
  if (name === undefined || !/^[a-z-]+$/.test(name)) throw new Refusal(`Say what to do: ${known.join(', ')}.`)
  const file = path.join(commands, `${name}.ts`)
  if (!existsSync(file)) throw new Refusal(`There is no command "${name}"; there are: ${known.join(', ')}.`)
  return file
}

const programNode = path.join(root, 'packages/server/src/program/node.json')

/** The program holds its memory together by these, and is measured with them; others may take what they like. */
const nodeFor = (name) => (name === 'start' || name === 'bench' ? JSON.parse(readFileSync(programNode, 'utf8')) : {})

try {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Refusal(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
  const [name, ...said] = process.argv.slice(2)
  // npm takes the two dashes away that it is given; whoever comes without npm may write them too.
  const words = said[0] === '--' ? said.slice(1) : said
  const command = findCommand(name)
  ensureInstalled(root)
  handOver({ root, node: ensurePinnedNode(root), ...nodeFor(name), command, words })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
