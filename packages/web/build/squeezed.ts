// Presses what was built together once and as tightly as can be, so that no server has to do so whenever it starts.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const squeezable = /\.(?:js|css)$/

export const squeezed = (): Plugin => ({
  name: 'bidyard:squeezed',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => squeezable.test(one))) {
        const plain = await readFile(join(dir, name))
        const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
        await Promise.all([writeFile(join(dir, `${name}.br`), br), writeFile(join(dir, `${name}.gz`), gz)])
      }
    },
  },
})
