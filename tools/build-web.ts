// Builds the web application when its sources changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const web = join(root, 'packages/web')
const markFile = join(web, 'dist/.built-from')

// What ends up in the built files: the web's own sources, the contract they import, and the exact parts.
const sources = ['packages/web/src', 'packages/web/public', 'packages/web/build', 'packages/contract/src']
const single = ['packages/web/index.html', 'packages/web/vite.config.ts', 'package-lock.json']

const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256')
  const inFolders = await Promise.all(
    sources.filter((folder) => existsSync(join(root, folder))).map(async (folder) => {
      const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
      return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
    }),
  )
  const files = [...inFolders.flat(), ...single.map((file) => join(root, file))].toSorted()
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

const runVite = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
      // A test run calls itself a test, and React would be built for development.
      cwd: web, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' },
    })
    const output: Buffer[] = []
    vite.stdout.on('data', (chunk: Buffer) => void output.push(chunk))
    vite.stderr.on('data', (chunk: Buffer) => void output.push(chunk))
    vite.on('error', reject)
    vite.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the web could not be built:\n${Buffer.concat(output).toString()}`)))
  })

/** Tells whether there was anything to build. */
export const buildWeb = async (): Promise<boolean> => {
  const wanted = await fingerprint()
  const built = await readFile(markFile, 'utf8').catch(() => '')
  if (built === wanted) return false
  process.stdout.write('Building the web application …\n')
  await runVite()
  await writeFile(markFile, wanted)
  return true
}
