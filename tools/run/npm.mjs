// Runs npm quietly, free of the settings of an npm that may have started us.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Otherwise the outer npm's prefix and package would steer the inner one. */
export const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) =>
    !/^npm_(package|lifecycle)_|^npm_(command|config_(local_prefix|prefix|workspaces?|omit|production))$/i.test(name)))

const npmCommand = () => {
  const script = process.env.npm_execpath ?? ''
  return path.basename(script) === 'npm-cli.js' ? [process.execPath, script] : ['npm']
}

/** Answers what npm said, and whether it went well. */
export const npm = (folder, words) => {
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
