// Prints what script a first visit loads, part by part, and refuses a build whose first route has grown too heavy.
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { withImports } from './with-imports.ts'

interface Options {
  readonly limitKb: number
}

type Bundle = Rolldown.OutputBundle

const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

type SizeOf = (name: string) => number

/** Most files are part of many routes, and each takes its time to press. */
const sizesIn = (bundle: Bundle): SizeOf => {
  const known = new Map<string, number>()
  return (name) => {
    const file = bundle[name]
    const bytes = known.get(name) ?? (file?.type === 'chunk' ? brotliCompressSync(file.code).length : 0)
    known.set(name, bytes)
    return bytes
  }
}

/** Route components sit behind dynamic imports of the entry; each is listed with what it adds to the shell. */
const report = (bundle: Bundle, entry: Rolldown.OutputChunk): { lines: string[]; shellBytes: number } => {
  const sizeOf = sizesIn(bundle)
  const shell = withImports(bundle, [entry.fileName])
  const sizes = [...shell].map((name) => ({ name, bytes: sizeOf(name) }))
  const shellBytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const parts = sizes.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `    ${kb(bytes)}  ${name}`)
  const routes = [...shell].flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.dynamicImports : []
  })
  const added = [...new Set(routes)].map((name) => {
    const more = [...withImports(bundle, [name])].filter((part) => !shell.has(part))
    return { name, bytes: more.reduce((sum, part) => sum + sizeOf(part), 0) }
  })
  const more = added.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `    +${kb(bytes)}  ${name}`)
  return {
    lines: [`  script of the shell, Brotli: ${kb(shellBytes)}`, ...parts, '  loaded when needed:', ...more],
    shellBytes,
  }
}

export const firstLoad = ({ limitKb }: Options): Plugin => ({
  name: 'bidyard:first-load',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const entry = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith('index.html'),
    )
    if (entry?.type !== 'chunk') return
    const { lines, shellBytes } = report(bundle, entry)
    this.info(`\n${lines.join('\n')}`)
    if (shellBytes > limitKb * 1_000)
      this.error(`the shell's script is ${kb(shellBytes)}, more than the ${limitKb} kB that a first visit may load`)
  },
})
