// Where the photographer stands for each view of a car, a little different each time.
import type { Chance } from '../chance.ts'
import type { WholeCar } from '../shape/whole-car.ts'
import { cameraAt, type Camera } from './camera.ts'

export const outsideViews = ['front', 'rear', 'left', 'right', 'wheel'] as const
export type OutsideView = (typeof outsideViews)[number]

type Size = readonly [width: number, height: number]

const heightOf = ({ lines: { shape } }: WholeCar): number => Math.max(...shape.top.map(([, y]) => y))

/** From a corner: far enough back that the whole car is in the picture. */
const corner = (car: WholeCar, chance: Chance, size: Size, isRear: boolean): Camera => {
  const { length } = car
  const back = 3.05 + (length - 4.3) * 0.35 + chance.between(-0.15, 0.3)
  const aside = 3.7 + (length - 4.3) * 0.3 + chance.between(-0.25, 0.25)
  const up = chance.between(1.3, 1.55)
  const high = heightOf(car) * 0.44
  const side = chance.happens(0.35) ? -1 : 1
  const zoom = 1.36 * Math.min(1, 5 / (length + 0.35))
  return isRear
    ? cameraAt([length + back, up, -aside * side], [length * 0.53, high, -0.05 * side], zoom, size)
    : cameraAt([-back, up, aside * side], [length * 0.47, high, 0.05 * side], zoom, size)
}

const side = (car: WholeCar, chance: Chance, size: Size, isLeft: boolean): Camera => {
  const { length } = car
  const far = 5.4 + length * 0.2
  const middle = length / 2 + chance.between(-0.2, 0.2)
  const z = isLeft ? far : -far
  return cameraAt([middle, chance.between(1.2, 1.4), z], [length / 2, heightOf(car) * 0.44, 0],
    5.35 / (length + 0.55), size)
}

const wheel = (car: WholeCar, chance: Chance, size: Size): Camera => {
  const [front] = car.wheels
  const [x, y, z] = [front?.x ?? 1, front?.y ?? 0.3, front?.z ?? 0.9]
  const from: readonly [number, number, number] = [x - chance.between(0.25, 0.5), y + chance.between(0.12, 0.28), z +
    1.3]
  return cameraAt(from, [x + 0.02, y + 0.07, z], 1.02, size)
}

export const cameraOf = (view: OutsideView, car: WholeCar, chance: Chance, size: Size): Camera => {
  if (view === 'wheel') return wheel(car, chance, size)
  return view === 'front' || view === 'rear'
    ? corner(car, chance, size, view === 'rear')
    : side(car, chance, size, view === 'left')
}
