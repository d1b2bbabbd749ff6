// Runs npm quietly, free of the settings of an npm that may have started us.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Otherwise the outer npm's prefix and package would steer the inner one. */
const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) =>
    !/^npm_(package|lifecycle)_|^npm_(command|config_(local_prefix|prefix|workspaces?|omit|production))$/i.test(name)))

const npmCommand = () => {
  const script = process.env.npm_execpath ?? ''
  return path.basename(script) === 'npm-cli.js' ? [process.execPath, script] : ['npm']
}

const runNpm = (folder, words) => {
  const [program, ...first] = npmCommand()
  const run = spawnSync(program, [...first, ...words], {
    cwd: folder,
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const output = run.error ? `npm cannot be started: ${run.error.message}` : `${run.stdout}${run.stderr}`
  return { succeeded: run.status === 0, output }
}

const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']

/** Tries one way after another; answers undefined, or what npm said when the last one failed as well. */
export const npm = (folder, ways) => {
  // The usual cache may belong to another user, or have no home at all: the last way gets a fresh one.
  const cache = mkdtempSync(path.join(os.tmpdir(), 'npm-cache-'))
  try {
    const complaints = []
    for (const way of [...ways, [...ways.at(-1), `--cache=${cache}`]]) {
      const { succeeded, output } = runNpm(folder, [...way, ...quiet])
      if (succeeded) return undefined
      complaints.push(`npm ${way[0]}:\n${output.trim().split('\n').slice(0, 15).join('\n')}`)
    }
    return complaints.join('\n')
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}
