// Lets the pinned Node run the command in our place: same terminal, signals and exit code.
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A terminal sends Ctrl-C to both of us; passing it on would make it two. */
const isSentToBoth = (signal) => signal === 'SIGINT' && process.stdin.isTTY

/** Compiled once, each later command takes two thirds of the time; but root leaves nothing in somebody's project. */
const keptIn = (root) =>
  process.getuid?.() === 0 && statSync(root).uid !== 0
    ? {}
    : { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'bidyard') }

/** Our own modules are found the short way, as the program finds them. */
const shortWay = new URL('../../packages/server/src/own-modules.ts', import.meta.url).href

export const handOver = ({ root, node, flags = [], environment = {}, command, words }) => {
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH]
  const child = spawn(node, ['--import', shortWay, ...flags, command, ...words], {
    cwd: root,
    env: {
      ...keptIn(root), ...environment, ...process.env, PATH: folders.join(path.delimiter),
      // File names among the words are meant from where they were typed.
      INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    },
    stdio: 'inherit',
  })
  for (const signal of signals) {
    process.on(signal, () => {
      if (!isSentToBoth(signal)) child.kill(signal)
    })
  }
  child.once('error', (error) => {
    console.error(`The command could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.once('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code
      return
    }
    for (const name of signals) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}
