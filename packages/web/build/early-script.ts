// Puts one small script before the first paint: a hashed file, because the policy allows no inline script.
import type { HtmlTagDescriptor, Plugin } from 'vite'

const tag = (src: string): HtmlTagDescriptor[] => [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }]

export const earlyScript = (source: string): Plugin => {
  let building = false
  let reference = ''
  return {
    name: 'bidyard:early-script',
    configResolved(config) {
      building = config.command === 'build'
    },
    buildStart() {
      if (building) reference = this.emitFile({ type: 'chunk', id: source, name: 'before-first-paint' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!building) return tag(`/${source}`)
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
        )
        if (chunk?.type !== 'chunk' || chunk.imports.length > 0 || chunk.exports.length > 0)
          throw new Error(`${source} (${reference}) must stand alone: it runs before everything else`)
        return tag(`/${chunk.fileName}`)
      },
    },
  }
}
