// Where cars are photographed: by what light, on what ground, before which backdrop.
import { rgbOf, type Rgb } from '../paints.ts'
import type { Triple } from '../shape/mesh.ts'

export const sceneNames = ['yard', 'street', 'garage', 'evening', 'overcast', 'hall'] as const
export type SceneName = (typeof sceneNames)[number]

export interface Scene {
  readonly name: SceneName
  readonly sun: { readonly towards: Triple; readonly light: Rgb }
  /** Light of the sky straight above and at its edge; more than one is brighter than white paper. */
  readonly zenith: Rgb
  readonly rim: Rgb
  /** How bright what is drawn in the backdrop is in truth. */
  readonly backdropLight: number
  readonly ground: Rgb
  readonly lines: 'bays' | 'lane' | 'none'
  readonly wet: number
  readonly isInside: boolean
  readonly exposure: number
}

const times = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]
const unit = ([x, y, z]: Triple): Triple => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

export const scenes: Readonly<Record<SceneName, Scene>> = {
  yard: {
    name: 'yard', sun: { towards: unit([-0.55, 1, 0.75]), light: [2.3, 2.1, 1.8] },
    zenith: times(rgbOf('#5c8fc8'), 1.5), rim: times(rgbOf('#d3e0ea'), 1.5), backdropLight: 1.3,
    ground: rgbOf('#86847f'), lines: 'bays', wet: 0, isInside: false, exposure: 0.8,
  },
  street: {
    name: 'street', sun: { towards: unit([-0.3, 1, 1.1]), light: [1.9, 1.7, 1.35] },
    zenith: times(rgbOf('#6c9bd0'), 1.35), rim: times(rgbOf('#e4e6dc'), 1.4), backdropLight: 1.1,
    ground: rgbOf('#6e6d6b'), lines: 'lane', wet: 0, isInside: false, exposure: 0.92,
  },
  garage: {
    name: 'garage', sun: { towards: unit([0.1, 1, 0.2]), light: [0.25, 0.26, 0.25] },
    zenith: rgbOf('#73767a'), rim: rgbOf('#8f918f'), backdropLight: 0.95,
    ground: rgbOf('#7a8078'), lines: 'bays', wet: 0.35, isInside: true, exposure: 1.1,
  },
  evening: {
    name: 'evening', sun: { towards: unit([0.8, 0.42, 0.9]), light: [1.15, 0.95, 0.78] },
    zenith: times(rgbOf('#52658f'), 0.95), rim: times(rgbOf('#e0cfc2'), 1.15), backdropLight: 0.9,
    ground: rgbOf('#6f7073'), lines: 'bays', wet: 0, isInside: false, exposure: 1.12,
  },
  overcast: {
    name: 'overcast', sun: { towards: unit([-0.2, 1, 0.3]), light: [0.3, 0.3, 0.31] },
    zenith: times(rgbOf('#c3cad1'), 1.35), rim: times(rgbOf('#dde2e6'), 1.3), backdropLight: 1.05,
    ground: rgbOf('#56585a'), lines: 'bays', wet: 0.3, isInside: false, exposure: 1,
  },
  hall: {
    name: 'hall', sun: { towards: unit([-0.3, 1, 0.5]), light: [0.55, 0.55, 0.55] },
    zenith: rgbOf('#c2c5c8'), rim: rgbOf('#b4b7ba'), backdropLight: 1,
    ground: rgbOf('#a3a6a8'), lines: 'none', wet: 0.3, isInside: true, exposure: 1.02,
  },
}
