// In which room of the house a file stands, and which rooms it may lean on.
import { posix } from 'node:path'

export type Layer =
  | 'contract' | 'postgres'
  | 'server/tables' | 'server/runtime' | 'server/providers' | 'server/areas' | 'server/joints' | 'server/top'
  | 'server/testing'
  | 'web/base' | 'web/areas' | 'web/top'
  | 'demo' | 'tools'

// The first line that fits counts.
const rooms: readonly (readonly [place: RegExp, layer: Layer])[] = [
  [/^packages\/contract\//, 'contract'],
  [/^packages\/postgres\//, 'postgres'],
  [/^packages\/demo\//, 'demo'],
  [/^packages\/server\/src\/tables\.ts$/, 'server/tables'],
  [/^packages\/server\/src\/runtime\//, 'server/runtime'],
  [/^packages\/server\/src\/providers\//, 'server/providers'],
  [/^packages\/server\/src\/areas\//, 'server/areas'],
  [/^packages\/server\/src\/(handlers|reactions|deadlines|machines|jobs|live-events)\.ts$/, 'server/joints'],
  [/^packages\/server\/src\/(matrix\/)?testing\//, 'server/testing'],
  [/^packages\/server\//, 'server/top'],
  [/^packages\/web\/src\/(ui|text|api|style)\//, 'web/base'],
  [/^packages\/web\/src\/areas\//, 'web/areas'],
  [/^packages\/web\//, 'web/top'],
  [/^(tools|bench|e2e)\//, 'tools'],
]

const serverBelow = ['contract', 'server/tables', 'server/runtime'] as const
const serverAreas = [...serverBelow, 'server/providers', 'server/areas'] as const
const serverAll = [...serverAreas, 'server/joints', 'server/top', 'postgres', 'demo'] as const

/** What each room may lean on; the arrows of the architecture's picture, turned around. */
export const mayImport: Readonly<Record<Layer, readonly Layer[]>> = {
  contract: ['contract'],
  postgres: ['postgres'],
  'server/tables': ['contract', 'server/tables'],
  'server/runtime': serverBelow,
  'server/providers': [...serverBelow, 'server/providers'],
  'server/areas': serverAreas,
  'server/joints': [...serverAreas, 'server/joints'],
  'server/top': serverAll,
  'server/testing': [...serverAll, 'server/testing'],
  'web/base': ['contract', 'web/base'],
  'web/areas': ['contract', 'web/base', 'web/areas'],
  'web/top': ['contract', 'web/base', 'web/areas', 'web/top'],
  demo: ['contract', 'demo'],
  tools: ['contract', 'postgres', 'demo', 'tools', 'web/top', ...serverAll, 'server/testing'],
}

export const layerOf = (path: string): Layer | undefined => rooms.find(([place]) => place.test(path))?.[1]

/** The file of the project that an import means, or undefined when it is a package of others. */
export const targetOf = (path: string, from: string): string | undefined => {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from)
  const own = /^@bidyard\/([a-z]+)\/(.+)$/.exec(from)
  return own === null ? undefined : `packages/${own[1]}/src/${own[2]}.ts`
}

/** `cars` for whatever lies under an area of the server or of the web. */
export const areaOf = (path: string): string | undefined =>
  /^packages\/(?:server|web)\/src\/areas\/([^/]+)\//.exec(path)?.[1]
