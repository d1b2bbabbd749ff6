// Puts one small script before the first paint: a hashed file, because the policy allows no inline script.
import type { Plugin, Rolldown } from 'vite'

/** What the script reads from its own element, known when everything else is built. */
type Data = Readonly<Record<string, (bundle: Rolldown.OutputBundle, html: string) => unknown>>

/** Behind the environment, which it has to know. */
const behind = /<meta name="app-namespace"[^>]*>/

const placed = (html: string, src: string, data: readonly (readonly [string, unknown])[]): string => {
  const attributes = data.map(([name, value]) => ` ${name}="${JSON.stringify(value).replaceAll('"', '&quot;')}"`)
  if (!behind.test(html)) throw new Error('the page does not say its environment')
  return html.replace(behind, (meta) => `${meta}\n    <script src="${src}"${attributes.join('')}></script>`)
}

export const earlyScript = (source: string, data: Data = {}): Plugin => {
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
      handler(html, { bundle }) {
        // While one develops it is a module, which may import.
        if (!building) return placed(html, `/${source}" type="module`, [])
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
        )
        if (chunk?.type !== 'chunk' || chunk.imports.length > 0 || chunk.exports.length > 0)
          throw new Error(`${source} (${reference}) must stand alone: it runs before everything else`)
        const known = Object.entries(data).map(([name, of]) => [name, of(bundle ?? {}, html)] as const)
        return placed(html, `/${chunk.fileName}`, known)
      },
    },
  }
}
