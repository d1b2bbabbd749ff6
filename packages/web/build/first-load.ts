// Prints what script a first visit loads, as it lies finished on the disk, and refuses a build that is too heavy.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { scriptsOfPage } from './scripts-of-page.ts'

interface Options {
  /** For what every page loads. */
  readonly limitKb: number
  /** Pages by their name, which load their own screens beside that. */
  readonly pages: Readonly<Record<string, string>>
}

const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

/** As `squeezed` left it: this is what travels. */
const sizeIn = (folder: string) => async (name: string) => ({
  name, bytes: (await stat(join(folder, `${name}.br`))).size,
})

const sum = (sizes: readonly { readonly bytes: number }[]): number => sizes.reduce((all, { bytes }) => all + bytes, 0)

export const firstLoad = ({ limitKb, pages }: Options): Plugin => ({
  name: 'bidyard:first-load',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8')
      const sizesOf = (address: string) => Promise.all(scriptsOfPage(html, address).map(sizeIn(dir)))
      const everywhere = await sizesOf('')
      const known = new Set(everywhere.map(({ name }) => name))
      const lineOf = ({ name, bytes }: { readonly name: string; readonly bytes: number }) => `    ${kb(bytes)}  ${name}`
      const lines = [`script of every first page, Brotli: ${kb(sum(everywhere))}`, ...everywhere.map(lineOf)]
      for (const [name, address] of Object.entries(pages)) {
        const sizes = await sizesOf(address)
        lines.push(`  ${name}: ${kb(sum(sizes))}`, ...sizes.filter((one) => !known.has(one.name)).map(lineOf))
      }
      this.info(`\n${lines.join('\n')}`)
      if (sum(everywhere) > limitKb * 1_000)
        this.error(`the first page's script is ${kb(sum(everywhere))}, more than the ${limitKb} kB that it may load`)
    },
  },
})
