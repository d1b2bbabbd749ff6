// Says which files a first page needs beside the shell, by its address, so that they come with it and not after it.
import type { Rolldown } from 'vite'
import { withImports } from './with-imports.ts'

interface Place {
  readonly at: string
  /** What its screen is made of. */
  readonly modules: readonly string[]
  readonly words: readonly string[]
  /** A file of another screen: one small module in common would bring all of it along. */
  readonly stranger?: string
}

const dealer = 'areas/auctions/dealer'

const places: readonly Place[] = [
  { at: '', modules: [], words: ['words'] },
  { at: '^/$', modules: ['app/home-screen.tsx', 'areas/sandbox/choose-person.tsx'], words: ['words-sandbox'] },
  { at: '^/office\\b', modules: ['app/office/office-frame.tsx'], words: [] },
  {
    at: '^/auctions/?$',
    modules: ['app/dealer/dealer-frame.tsx', `${dealer}/market/market-screen.tsx`, `${dealer}/ask-ahead.ts`],
    words: ['words-market'],
  },
  {
    at: '^/auctions/[0-9a-f-]{36}$',
    modules: ['app/dealer/dealer-frame.tsx', `${dealer}/page/car-screen.tsx`, `${dealer}/ask-ahead.ts`],
    words: ['words-market', 'words-car-page'],
  },
  {
    at: '^/contracts/[0-9a-f-]{36}$',
    modules: ['app/dealer/dealer-frame.tsx', 'app/dealer/contract-page.tsx'],
    words: ['words-contracts', 'words-bidding'],
    stranger: 'market',
  },
  {
    at: '^(?:/w/[^/]+)?/cars/[0-9a-f-]{36}$',
    modules: ['app/selling/car-page.tsx'],
    words: ['words-selling', 'words-choosing'],
    stranger: 'market',
  },
]

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

const holding = (bundle: Rolldown.OutputBundle, path: string): string => {
  const found = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/web/src/${path}`)))
  if (found === undefined) throw new Error(`${path} is in no file of the build`)
  return found.fileName
}

const named = (bundle: Rolldown.OutputBundle, name: string): string => {
  const found = chunksOf(bundle).find((chunk) => chunk.name === name)
  if (found === undefined) throw new Error(`no file of the build is called ${name}`)
  return found.fileName
}

/** Read by `app/early/before-first-paint.ts`: pattern, files, words in Korean, words in English. */
type FirstPart = readonly [at: string, ...files: string[][]]

/** What checks shapes is as large as a page's own files, and nothing is typed at first sight. */
const checksShapes = /[\\/]node_modules[\\/]zod[\\/]/

const refuse = (
  bundle: Rolldown.OutputBundle, { at, stranger }: Place, files: ReadonlySet<string>,
): void => {
  const unwanted = chunksOf(bundle).filter(({ fileName, name, moduleIds }) =>
    files.has(fileName) && (name === stranger || moduleIds.some((id) => checksShapes.test(id))))
  if (unwanted.length === 0) return
  const users = chunksOf(bundle).filter(({ fileName, imports }) =>
    files.has(fileName) && unwanted.some((chunk) => imports.includes(chunk.fileName)))
  const names = (chunks: readonly Rolldown.OutputChunk[]) => chunks.map(({ name }) => name).join(', ')
  throw new Error(`the first sight of ${at} brings ${names(unwanted)}, for ${names(users)}`)
}

export const firstParts = (bundle: Rolldown.OutputBundle, html: string): readonly FirstPart[] => {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('index.html'))
  const shell = withImports(bundle, [entry?.fileName ?? ''])
  return places.map((place) => {
    const { at, modules, words } = place
    const files = withImports(bundle, modules.map((path) => holding(bundle, path)))
    refuse(bundle, place, files)
    return [
      at, [...files].filter((name) => !shell.has(name) && !html.includes(name)),
      ...['ko', 'en'].map((language) => words.map((name) => named(bundle, `${name}-${language}`))),
    ]
  })
}
