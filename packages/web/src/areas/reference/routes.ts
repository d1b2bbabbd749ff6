// Where reference data stands in the office: configuration, common codes, metadata and car codes; and what words mean.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import { createRoute, lazyRouteComponent, notFound, type AnyRoute } from '@tanstack/react-router'
import type { TextArea } from '../../text/areas.ts'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { readLater } from '../../ui/table/order.ts'
import type { CarCodeSearch } from './car-codes/car-code-search.ts'
import type { PresetSearch } from './configuration/preset-search.ts'
import type { GlossarySearch } from './glossary/find-words.ts'
import { isMetadataTab, type MetadataTab } from './metadata/metadata-tab.ts'

type Given = Readonly<Record<string, unknown>>

const words = (area: TextArea) => () => loadText(area, storedLanguage())

/** Codes may look like numbers; the address then holds a number. */
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

const version = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined

export interface KeySearch {
  readonly tab?: 'history'
  readonly from?: number
  readonly to?: number
}

export const readKeySearch = ({ tab, from, to }: Given): KeySearch => {
  const [older, newer] = [version(from), version(to)]
  return {
    ...(tab === 'history' ? { tab } : {}),
    ...(older === undefined ? {} : { from: older }),
    ...(newer === undefined ? {} : { to: newer }),
  }
}

const readTab = ({ tab }: Given): { tab?: MetadataTab } => (isMetadataTab(tab) ? { tab } : {})

const readCommonCodes = ({ group, find }: Given): { group?: string; find?: string } => {
  const [open, typed] = [text(group), text(find)]
  return { ...(open === undefined ? {} : { group: open }), ...(typed === undefined ? {} : { find: typed }) }
}

const readMetadata = (given: Given): { version?: number; find?: string } => {
  const [chosen, typed] = [version(given['version']), text(given['find'])]
  return { ...(chosen === undefined ? {} : { version: chosen }), ...(typed === undefined ? {} : { find: typed }) }
}

const parseKey = ({ key }: { readonly key: string }) => ({ key: key as ConfigKey })

/** Only the keys that there are get as far as a screen. */
const knowKey = async ({ params }: { readonly params: { readonly key: ConfigKey } }): Promise<void> => {
  const { configKey } = await import('@bidyard/contract/enums/reference')
  if (!configKey.values.includes(params.key)) throw notFound()
}

export const glossaryRoute = <Parent extends AnyRoute>(framed: Parent) => createRoute({
  getParentRoute: () => framed,
  path: '/glossary',
  validateSearch: readLater<GlossarySearch>,
  loader: words('reference'),
  component: lazyRouteComponent(() => import('./glossary/glossary-screen.tsx'), 'GlossaryScreen'),
})

export const referenceRoutes = <Parent extends AnyRoute>(office: Parent) => [
  createRoute({
    getParentRoute: () => office,
    path: '/configuration',
    loader: words('configuration'),
    component: lazyRouteComponent(() => import('./configuration/configuration-screen.tsx'), 'ConfigurationScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/configuration/presets',
    validateSearch: readLater<PresetSearch>,
    loader: words('configuration'),
    component: lazyRouteComponent(() => import('./configuration/presets-screen.tsx'), 'PresetsScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/configuration/$key',
    params: { parse: parseKey },
    beforeLoad: knowKey,
    validateSearch: readKeySearch,
    loader: words('configuration'),
    component: lazyRouteComponent(() => import('./configuration/key-screen.tsx'), 'KeyScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/configuration/$key/edit',
    params: { parse: parseKey },
    beforeLoad: knowKey,
    loader: words('configuration'),
    component: lazyRouteComponent(() => import('./configuration/edit/edit-screen.tsx'), 'EditScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/common-codes',
    validateSearch: readCommonCodes,
    loader: words('reference'),
    component: lazyRouteComponent(() => import('./common-codes/common-codes-screen.tsx'), 'CommonCodesScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/metadata',
    validateSearch: readTab,
    loader: words('reference'),
    component: lazyRouteComponent(() => import('./metadata/metadata-screen.tsx'), 'MetadataScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/metadata/$kind',
    validateSearch: readMetadata,
    loader: words('reference'),
    component: lazyRouteComponent(() => import('./metadata/kind-screen.tsx'), 'KindScreen'),
  }),
  createRoute({
    getParentRoute: () => office,
    path: '/car-codes',
    validateSearch: readLater<CarCodeSearch>,
    loader: words('reference'),
    component: lazyRouteComponent(() => import('./car-codes/car-codes-screen.tsx'), 'CarCodesScreen'),
  }),
] as const
