// Who may lean on whom: layers point downwards, and areas meet at one door only.
import { areaNames } from '@bidyard/contract/areas'
import { areaOf, layerOf, mayImport, targetOf } from './layers.ts'
import { eachFile, isForTests, isTest, type Rule } from './rule.ts'
import type { Import, SourceFile } from './source.ts'

interface Meeting extends Import {
  readonly target: string
}

const meetings = ({ path, imports }: SourceFile): Meeting[] =>
  imports.flatMap((one) => {
    const target = targetOf(path, one.from)
    return target === undefined ? [] : [{ ...one, target }]
  })

const layerImports = eachFile(
  'layer-imports', 'A layer leans only on the layers before it.',
  (file) => {
    const layer = layerOf(file.path)
    // Tests come through the front door, so they may see all of it.
    if (layer === undefined || isTest(file.path)) return []
    return meetings(file).flatMap(({ target, line }) => {
      const other = layerOf(target)
      return other === undefined || mayImport[layer].includes(other)
        ? []
        : [{ line, message: `${layer} may not lean on ${other} (${target})` }]
    })
  },
)

const order = (area: string): number => (areaNames as readonly string[]).indexOf(area)

const areaOrder = eachFile(
  'area-order', 'An area uses only earlier areas, through their for-other-areas.ts; screens of areas meet in app/.',
  (file) => {
    const own = areaOf(file.path)
    if (own === undefined || isTest(file.path)) return []
    const unknown = order(own) === -1 ? [{ line: 1, message: `${own} is not in the list of areas` }] : []
    const wrong = meetings(file).flatMap(({ target, line }) => {
      const other = areaOf(target)
      if (other === undefined || other === own) return []
      if (file.path.startsWith('packages/web/')) return [{ line, message: `${own} and ${other} meet in app/ only` }]
      if (order(other) > order(own)) return [{ line, message: `${other} comes after ${own}: tell it by event` }]
      const door = `packages/server/src/areas/${other}/for-other-areas.ts`
      return target === door ? [] : [{ line, message: `${other} is entered through its for-other-areas.ts only` }]
    })
    return [...unknown, ...wrong]
  },
)

const testParts = eachFile(
  'test-parts', 'Only tests use what is there for tests.',
  (file) => {
    const { path, imports } = file
    if (isForTests(path) || !path.startsWith('packages/') || path.endsWith('.config.ts')) return []
    const ours = meetings(file).filter(({ target }) => /\/testing\//.test(target))
    const others = imports.filter(({ from }) => /^(vitest|fast-check|playwright-core)(\/|$)/.test(from))
    return [...ours, ...others].map(({ from, line }) => ({ line, message: `${from} is for tests` }))
  },
)

export const layerRules: readonly Rule[] = [layerImports, areaOrder, testParts]
