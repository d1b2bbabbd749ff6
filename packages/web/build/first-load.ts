// Prints what script a first visit loads, part by part, and refuses a build whose first route has grown too heavy.
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

interface Options {
  readonly limitKb: number
}

type Bundle = Rolldown.OutputBundle

/** Everything that the browser must have before the chunk can run. */
const closureOf = (bundle: Bundle, names: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    const file = bundle[name]
    if (seen.has(name) || file?.type !== 'chunk') continue
    seen.add(name)
    closureOf(bundle, file.imports, seen)
  }
  return seen
}

const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

const sizeIn = (bundle: Bundle, name: string): number => {
  const file = bundle[name]
  return file?.type === 'chunk' ? brotliCompressSync(file.code).length : 0
}

/** Route components sit behind dynamic imports of the entry; each is listed with what it adds to the shell. */
const report = (bundle: Bundle, entry: Rolldown.OutputChunk): { lines: string[]; shellBytes: number } => {
  const shell = closureOf(bundle, [entry.fileName])
  const sizes = [...shell].map((name) => ({ name, bytes: sizeIn(bundle, name) }))
  const shellBytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const parts = sizes.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `    ${kb(bytes)}  ${name}`)
  const routes = [...shell].flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file.dynamicImports : []
  })
  const added = [...new Set(routes)].map((name) => {
    const more = [...closureOf(bundle, [name])].filter((part) => !shell.has(part))
    return { name, bytes: more.reduce((sum, part) => sum + sizeIn(bundle, part), 0) }
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
