// Which body each model of the demo's car codes has, for whoever draws it.
import { slugOf } from './car-codes.ts'
import { domesticCars } from './data/domestic-cars.ts'
import { importedCars } from './data/imported-cars.ts'
import { bodyOf } from './pictures/album.ts'
import type { BodyName } from './pictures/shape/body-shapes.ts'

const bodiesIn = function* (block: string): Generator<readonly [code: string, body: BodyName]> {
  const [head = '', ...lines] = block.split('\n')
  const [maker = ''] = head.slice(1).split('|')
  for (const line of lines) {
    const [, nameEn = '', carClass = ''] = line.split('|')
    // Classes of cars from abroad are those of our own with an i before them.
    yield [`${maker}.${slugOf(nameEn)}`, bodyOf(nameEn, carClass.replace(/^i(?=.)/, ''))]
  }
}

const blocks = [domesticCars, importedCars].flatMap((text) => text.trim().split('\n\n'))
const bodies: ReadonlyMap<string, BodyName> = new Map(blocks.flatMap((block) => [...bodiesIn(block)]))

/** By the code of the model. */
export const bodyOfModel = (code: string): BodyName => bodies.get(code) ?? 'sedan'
