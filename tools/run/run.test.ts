// The door to the commands: what it installs, and how it passes on signals, words and the way a command ends.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bidyard run '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const part = (name: string): string => JSON.stringify(path.join(import.meta.dirname, name))

describe('a command', () => {
  const program = (folder: string, text: string): string => {
    const command = path.join(folder, 'command.ts')
    writeFileSync(command, text)
    const order = JSON.stringify({ root: folder, node: process.execPath, command, words: ['a', 'b c'] })
    return `import(${part('hand-over.mjs')}).then((part) => part.handOver(${order}))`
  }

  test('gets its words, and its exit code is passed back', () => {
    const text = 'console.log(process.argv.slice(2).join("|")); process.exit(7)'
    const { stdout, status } = spawnSync(process.execPath, ['-e', program(makeFolder(), text)], { encoding: 'utf8' })
    expect(stdout).toBe('a|b c\n')
    expect(status).toBe(7)
  })

  test('keeps what Node compiles, in the project or where it is told to', () => {
    const folder = makeFolder()
    const text = `console.log(require('node:module').getCompileCacheDir())`
    const keptBy = (env: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, ['-e', program(folder, text)], { encoding: 'utf8', env }).stdout
    const { NODE_COMPILE_CACHE: _, ...env } = process.env
    expect(keptBy(env)).toContain(path.join(folder, 'node_modules/.cache/bidyard'))
    const elsewhere = path.join(folder, 'elsewhere')
    expect(keptBy({ ...env, NODE_COMPILE_CACHE: elsewhere })).toContain(elsewhere)
    // Root leaves nothing in somebody's project that they could not take away.
    if (process.getuid?.() !== 0) return
    chownSync(folder, 65_534, 65_534)
    expect(keptBy(env)).toBe('undefined\n')
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('hears %s once and may end in its own way', async (signal) => {
    const text = `let heard = 0; process.on('${signal}', () => { heard += 1; setImmediate(() => process.exit(heard)) })
      setInterval(() => {}, 1000); console.log('ready')`
    const child = spawn(process.execPath, ['-e', program(makeFolder(), text)], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([1, null])
  })

  test('that is killed is seen to be killed', () => {
    const text = 'process.kill(process.pid, "SIGKILL")'
    expect(spawnSync(process.execPath, ['-e', program(makeFolder(), text)]).signal).toBe('SIGKILL')
  })
})

describe('the installation', () => {
  const lock = (version: string) => JSON.stringify({
    packages: {
      '': {},
      'node_modules/first': { version },
      'node_modules/mac-only': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['x64'] },
      'node_modules/ours': { link: true },
    },
  })

  /** A project whose npm notes its words and succeeds only where told to. */
  const makeProject = (succeedsWith: string): string => {
    const folder = makeFolder()
    mkdirSync(path.join(folder, 'node_modules'))
    writeFileSync(path.join(folder, 'package-lock.json'), lock('2.0.0'))
    writeFileSync(path.join(folder, 'npm-cli.js'), `
      const words = process.argv.slice(2).join(' ')
      require('node:fs').appendFileSync('calls', words + '\\n')
      console.error('it would not')
      process.exit(words.includes('${succeedsWith}') ? 0 : 1)`)
    return folder
  }

  const install = (folder: string) => {
    const code = `import(${part('install.mjs')}).then((part) => part.ensureInstalled(${JSON.stringify(folder)}))`
    return spawnSync(process.execPath, ['-e', code], {
      encoding: 'utf8', env: { ...process.env, npm_execpath: path.join(folder, 'npm-cli.js') },
    })
  }

  const callsOf = (folder: string): readonly string[] => {
    const calls = path.join(folder, 'calls')
    return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
  }

  test('is made once for each lock file', () => {
    const folder = makeProject('ci ')
    expect(install(folder).status).toBe(0)
    expect(install(folder).status).toBe(0)
    expect(callsOf(folder)).toHaveLength(1)
    writeFileSync(path.join(folder, 'package-lock.json'), lock('3.0.0'))
    install(folder)
    expect(callsOf(folder)).toHaveLength(2)
  })

  test('made by hand is taken as it is', () => {
    const folder = makeProject('ci ')
    const installed = { packages: { 'node_modules/first': { version: '2.0.0' } } }
    writeFileSync(path.join(folder, 'node_modules', '.package-lock.json'), JSON.stringify(installed))
    expect(install(folder).status).toBe(0)
    expect(callsOf(folder)).toEqual([])
  })

  test('tries npm install and a fresh cache when npm ci refuses', () => {
    const folder = makeProject('--cache=')
    expect(install(folder).status).toBe(0)
    expect(callsOf(folder).map((call) => call.split(' ')[0])).toEqual(['ci', 'install', 'install'])
  })

  test('that fails every way tells what npm said', () => {
    const folder = makeProject('never')
    const { status, stderr } = install(folder)
    expect(status).not.toBe(0)
    expect(stderr).toContain('it would not')
    expect(stderr).toContain('The packages could not be installed')
    expect(existsSync(path.join(folder, 'node_modules', '.bidyard-lock'))).toBe(false)
  })
})

test('an unknown command is answered with the list of those there are', () => {
  const door = path.join(import.meta.dirname, '..', 'run.mjs')
  const { status, stderr } = spawnSync(process.execPath, [door, 'nothing'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^There is no command "nothing"; there are: (\w+, )*test, (\w+, )*\w+\.\n$/)
})
