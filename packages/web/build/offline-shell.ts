// Builds the worker that opens the application without a net, and writes into it which files it has to keep.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { withImports } from './with-imports.ts'

interface Options {
  readonly worker: string
  /** Modules whose chunks are needed, with everything that they import. */
  readonly modules: readonly RegExp[]
  /** Names of further chunks: words. */
  readonly chunks: readonly string[]
}

type Bundle = Rolldown.OutputBundle

/** Their names never change, whatever is in them; they lie in the public folder. */
const plainFiles = ['icon.svg', 'manifest.webmanifest']

/** Under this address the browser asks for it; its name never changes. */
const fileName = 'offline.js'

const shellOf = (bundle: Bundle, { worker, modules, chunks }: Options): string[] => {
  const files = Object.values(bundle)
  const needed = files.filter((file) => file.type === 'chunk' && !file.facadeModuleId?.endsWith(worker)
    && (file.isEntry || chunks.includes(file.name) || file.moduleIds.some((id) => modules.some((one) => one.test(id)))))
  const scripts = withImports(bundle, needed.map((file) => file.fileName))
  const styles = files.filter((file) => file.fileName.endsWith('.css')).map((file) => file.fileName)
  return [...scripts, ...styles].map((name) => `/${name}`).toSorted().concat(plainFiles.map((name) => `/${name}`))
}

export const offlineShell = (options: Options): Plugin => {
  let publicDir = ''
  return {
    name: 'bidyard:offline-shell',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: options.worker, fileName })
    },
    configResolved(config) {
      publicDir = config.publicDir
    },
    async generateBundle(_options, bundle) {
      const chunk = bundle[fileName]
      if (chunk?.type !== 'chunk' || chunk.imports.length > 0 || chunk.exports.length > 0)
        throw new Error(`${options.worker} must stand alone: it runs outside of every page`)
      const paths = shellOf(bundle, options)
      const hash = createHash('sha256').update(paths.join() + chunk.code)
      for (const plain of plainFiles) hash.update(await readFile(join(publicDir, plain)))
      const name = hash.digest('hex').slice(0, 12)
      chunk.code = `const offlineFiles=${JSON.stringify({ name, paths })};\n${chunk.code}`
    },
  }
}
