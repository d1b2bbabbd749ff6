// How the web is built: React, Tailwind, hashed files that a strict content policy allows, and a development proxy.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractWithoutShapes } from './build/contract-without-shapes.ts'
import { earlyScript } from './build/early-script.ts'
import { firstLoad } from './build/first-load.ts'
import { offlineShell } from './build/offline-shell.ts'
import { preloaded } from './build/preloaded.ts'

const server = `http://127.0.0.1:${process.env['BIDYARD_PORT'] ?? 7400}`
const served = ['/bridge', '/files', '/k/', '/simulators', '/openapi.json', '/reference']
const proxy = Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }]))

/** As strict as the server's own, so that a preview shows at once what it would refuse. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The words of an area are one file for each language; what every screen says is one file together. */
const wordsOf = (id: string): string | null => {
  const [, area, language] = /[\\/]text[\\/]([\w-]+)[\\/](?:[\w-]+-)?(ko|en)\.ts$/.exec(id) ?? []
  if (area === undefined || language === undefined) return null
  return ['shell', 'ui', 'failure'].includes(area) ? `words-${language}` : `words-${area}-${language}`
}

export default defineConfig({
  plugins: [
    contractWithoutShapes(),
    react(),
    tailwindcss(),
    earlyScript('src/app/before-first-paint.ts'),
    // Korean comes first: its words travel together with the script.
    preloaded(['words-ko']),
    firstLoad({ limitKb: 120 }),
    // Inspectors stand in garages without a net.
    offlineShell({
      worker: 'src/app/offline/worker.ts',
      modules: [
        /areas[\\/]cars[\\/]inspector[\\/]/, /app[\\/]office[\\/]/, /ui[\\/]overlay[\\/]toast-region/,
        /api[\\/]live[\\/]live\.ts/,
      ],
      chunks: ['ko', 'en'].flatMap((language) =>
        ['', 'checks-', 'damage-map-'].map((area) => `words-${area}${language}`)),
    }),
  ],
  server: { proxy, host: '127.0.0.1' },
  preview: { proxy, host: '127.0.0.1', headers: { 'content-security-policy': contentPolicy } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The policy allows no data: addresses, so that even the smallest picture is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: ['chrome123', 'safari17.5', 'firefox121'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsOf, debugName: 'words', priority: 4 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            {
              name: 'router',
              // What single screens need beyond that comes with them.
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history)[\\/](?!.*useBlocker)/,
              priority: 2,
            },
            {
              name: 'query',
              test: /[\\/]@tanstack[\\/](react-query|query-core)[\\/](?!.*(?:queriesObserver|useQueries|infinite))/i,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
