// Tells the browser in the page itself which small files it will need at once, so that it does not find out late.
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** `chunks` are the names of chunks that the first screen imports while it starts. */
export const preloaded = (chunks: readonly string[]): Plugin => ({
  name: 'bidyard:preloaded',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const files = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk' && chunks.includes(file.name))
      return files.map(({ fileName }): HtmlTagDescriptor => ({
        tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }, injectTo: 'head',
      }))
    },
  },
})
