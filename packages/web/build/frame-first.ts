// Lets the frame and its styles come before the application: it is ten times as large, and shares the line with them.
import type { Plugin, Rolldown } from 'vite'

const ofApplication = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

const sizeIn = (bundle: Rolldown.OutputBundle, tag: string): number => {
  const file = bundle[/(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? '']
  return file?.type === 'chunk' ? file.code.length : 0
}

export const frameFirst = (): Plugin => ({
  name: 'bidyard:frame-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      // What takes longest begins first.
      const tags = (html.match(ofApplication) ?? []).toSorted((a, b) => sizeIn(bundle, b) - sizeIn(bundle, a))
      return html.replace(ofApplication, () => (tags.shift() ?? '').replace(/^<\w+/, '$& fetchpriority="low"'))
    },
  },
})
