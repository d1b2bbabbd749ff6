// How the web is built: React, Tailwind, hashed files that a strict content policy allows, and a development proxy.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, ofShell } from './build/chunks.ts'
import { contractWithoutShapes } from './build/contract-without-shapes.ts'
import { earlyScript } from './build/early-script.ts'
import { firstLoad } from './build/first-load.ts'
import { firstParts } from './build/first-parts.ts'
import { frameFirst } from './build/frame-first.ts'
import { offlineShell } from './build/offline-shell.ts'
import { squeezed } from './build/squeezed.ts'

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

const anyId = '0'.repeat(36)

export default defineConfig({
  plugins: [
    contractWithoutShapes(),
    react(),
    tailwindcss(),
    earlyScript('src/app/early/before-first-paint.ts', { 'data-parts': firstParts }),
    frameFirst(),
    // Inspectors stand in garages without a net.
    offlineShell({
      worker: 'src/app/offline/worker.ts',
      modules: [
        /areas[\\/]cars[\\/]inspector[\\/]/, /app[\\/]office[\\/]/, /ui[\\/]overlay[\\/]toast-region/,
        /ui[\\/]damage-map[\\/]chosen-sheet/, /api[\\/]live[\\/]live\.ts/,
        // Where a dealer comes back to, to be told that there is no net.
        /auctions[\\/]dealer[\\/]market[\\/]market-screen/,
      ],
      chunks: ['ko', 'en'].flatMap((language) =>
        ['', 'checks-', 'damage-map-'].map((area) => `words-${area}${language}`)),
    }),
    squeezed(),
    firstLoad({
      limitKb: 120,
      pages: {
        start: '/', market: '/auctions', car: `/auctions/${anyId}`, contract: `/contracts/${anyId}`,
        'own car': `/cars/${anyId}`, office: '/office',
      },
    }),
  ],
  server: { proxy, host: '127.0.0.1' },
  preview: { proxy, host: '127.0.0.1', headers: { 'content-security-policy': contentPolicy } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The policy allows no data: addresses, so that even the smallest picture is a file of its own.
    assetsInlineLimit: 0,
    // Whoever asks for a screen has the shell, and asks for the screen itself: only what else it needs has to be named.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => name !== file && !ofShell(name)),
    },
    reportCompressedSize: false,
    target: ['chrome123', 'safari17.5', 'firefox121'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first script names some four hundred files, and no part of a hash is compressed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
