// The whole horizon as one long drawing: sky, buildings, trees and parked cars, to be blurred by the lens.
import { chanceOf, type Chance } from '../chance.ts'
import { box, glow, shade } from '../skin/strokes.ts'
import type { SceneName } from './scenes.ts'

export const backdropWidth = 6_144
export const backdropHeight = 512

const row = (step: () => number, draw: (x: number) => string): string => {
  const parts: string[] = []
  for (let x = 0; x < backdropWidth; x += step()) parts.push(draw(x))
  return parts.join('')
}

const sky = (high: string, low: string): string =>
  `<defs>${shade('sky', [0, 0], [0, backdropHeight], [[0, high], [1, low]])}</defs>` +
  box(0, 0, backdropWidth, backdropHeight, 'url(#sky)')

const clouds = (chance: Chance, colour: string, opacity: number): string =>
  row(() => chance.between(120, 420), (x) => {
    const y = chance.between(20, 330)
    return Array.from({ length: 16 }, () =>
      `<ellipse cx="${Math.round(x + chance.between(-170, 170))}" cy="${Math.round(y + chance.between(-26, 26))}" ` +
      `rx="${Math.round(chance.between(40, 150))}" ry="${Math.round(chance.between(8,
        34))}" fill="url(#puff)"/>`).join('')
  }) + `<defs>${glow('puff', [[0, colour, opacity], [0.5, colour, opacity * 0.5], [1, colour, 0]])}</defs>`

interface Block {
  readonly walls: readonly [string, ...string[]]
  readonly windows: readonly [string, ...string[]]
  readonly tall: readonly [number, number]
  readonly gap: readonly [number, number]
  readonly lit: number
}

/** Flats as Korea builds them: slabs with rows of windows. */
const flats = (chance: Chance, { walls, windows, tall, gap, lit }: Block): string =>
  row(() => chance.between(gap[0], gap[1]), (x) => {
    const [wide, high] = [chance.between(70, 190), chance.between(tall[0], tall[1])]
    const top = backdropHeight - 20 - high
    const storeys = Math.floor(high / 15)
    const rows = Array.from({ length: storeys }, (_, at) => {
      const panes = Math.floor(wide / 22)
      return Array.from({ length: panes }, (_2, pane) => box(
        Math.round(x + 6 + pane * 22), Math.round(top + 6 + at * 15), 15, 8,
        chance.happens(lit) ? '#ffd98c' : chance.pick(windows))).join('')
    })
    return box(Math.round(x), Math.round(top), Math.round(wide), Math.round(high + 30), chance.pick(walls)) +
      box(Math.round(x + wide * 0.82), Math.round(top), Math.round(wide * 0.18), Math.round(high + 30), '#000',
        'fill-opacity=".12"') + rows.join('')
  })

const trees = (chance: Chance, greens: readonly [string, ...string[]], tall: readonly [number, number],
  gap: readonly [number, number]): string =>
  row(() => chance.between(gap[0], gap[1]), (x) => {
    const high = chance.between(tall[0], tall[1])
    const wide = high * 0.5
    const trunk = box(Math.round(x - 4), Math.round(backdropHeight - high * 0.6), 8, Math.round(high * 0.6), '#3a3128')
    return trunk + Array.from({ length: 90 }, (_, at) => {
      const [across, up] = [chance.between(-1, 1), chance.between(-1, 1)]
      const squeeze = Math.sqrt(Math.max(0, 1 - up * up))
      const [cx, cy] = [x + across * squeeze * wide, backdropHeight - high * (0.68 + up * 0.34)]
      const radius = chance.between(wide * 0.07, wide * 0.18) * (at < 26 ? 2.1 : 1)
      // Leaves above catch the light, those below do not.
      const light = at < 26 ? '' : `<circle cx="${Math.round(cx - radius * 0.25)}" ` +
        `cy="${Math.round(cy - radius * 0.3)}" r="${Math.round(radius * 0.6)}" fill="#fff" fill-opacity="${up > 0
        ? 0.1 : 0.03}"/>`
      return `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(radius)}" fill="${at < 26
        ? greens.at(-1) ?? '' : chance.pick(greens)}"/>` + light
    }).join('')
  })

const carColours = ['#e8e9e8', '#d9dadb', '#2a2c2f', '#4b4f54', '#8b9095', '#1f3a68', '#f0f0ee', '#15171a',
  '#7c1d20'] as const

/** Other people's cars, far enough to be blurred. */
const parked = (chance: Chance, wide: number, share: number): string =>
  row(() => wide * chance.between(1.06, 1.35), (x) => {
    if (!chance.happens(share)) return ''
    const [colour, high] = [chance.pick(carColours), wide * chance.between(0.42, 0.6)]
    const [base, half] = [backdropHeight + 3, wide / 2]
    const roof = `M${x + wide * 0.18} ${base - high * 0.55}L${x + wide * 0.3} ${base - high}H${x + wide * 0.7}L${x +
      wide * 0.84} ${base - high * 0.55}Z`
    return box(x, base - high * 0.58, wide, high * 0.58, colour, `rx="${half * 0.14}"`) +
      `<path d="${roof}" fill="${colour}"/>` +
      `<path d="${roof}" fill="#12161b" fill-opacity=".82" transform="translate(0 ${high * 0.05})"/>` +
      box(x + wide * 0.04, base - high * 0.42, wide * 0.14, high * 0.1, '#fff', 'fill-opacity=".75"') +
      box(x + wide * 0.82, base - high * 0.42, wide * 0.14, high * 0.1, '#c33', 'fill-opacity=".6"') +
      box(x, base - high * 0.16, wide, high * 0.16, '#0b0c0d', 'fill-opacity=".85"')
  })

const lampsOf = (chance: Chance): string =>
  row(() => chance.between(260, 420), (x) => {
    const y = chance.between(300, 400)
    return box(x, y, 5, backdropHeight - y, '#333') + `<circle cx="${x}" cy="${y}" r="9" fill="#ffe9bd"/>`
  })

const pillarsOf = (chance: Chance): string =>
  row(() => 470, (x) => {
    const stripe = chance.pick(['#d8b23a', '#3f7fc0', '#5a9a63'])
    return box(x, 0, 84, backdropHeight, '#b9bbb6') + box(x + 60, 0, 24, backdropHeight, '#8f918d') +
      box(x, backdropHeight - 120, 84, 70, stripe)
  })

const fence = (colour: string): string =>
  box(0, backdropHeight - 52, backdropWidth, 52, colour) +
  row(() => 64, (x) => box(x, backdropHeight - 56, 5, 56, '#000', 'fill-opacity=".18"'))

const greens = ['#46593b', '#506444', '#5a6d4c', '#354630'] as const
const walls = ['#d9d4c8', '#c9c6be', '#e3dfd5', '#b8b9b8', '#cfc3b2'] as const
const windows = ['#5f6f7c', '#76858f', '#4c5a66'] as const

const tube = (x: number, y: number, wide: number): string =>
  box(x, y, wide, 9, '#ffffff') + box(x - 12, y - 10, wide + 24, 29, '#fff', 'fill-opacity=".18"')

const drawings: Readonly<Record<SceneName, (chance: Chance) => string>> = {
  yard: (chance) => sky('#6f9fd4', '#dbe6ee') + clouds(chance, '#fff', 0.5) +
    flats(chance, { walls, windows, tall: [60, 210], gap: [90, 460], lit: 0 }) +
    trees(chance, greens, [60, 120], [60, 240]) + fence('#c9cdd0') + parked(chance, 92, 0.92),
  street: (chance) => sky('#7ea9d8', '#eceade') + clouds(chance, '#fff', 0.35) +
    flats(chance, { walls: ['#a98d74', '#c7b49b', '#8d8984', '#d8cfc0'], windows, tall: [110, 330], gap: [100, 240],
      lit: 0.02 }) +
    trees(chance, ['#4c623d', '#587046', '#647a50', '#36482e'], [130, 260], [90, 260]) + parked(chance, 130, 0.5),
  garage: (chance) => sky('#55585b', '#9a9d99') + box(0, 0, backdropWidth, 190, '#6a6d6f') +
    row(() => 330, (x) => tube(x, 150 + chance.between(-70, 60), 190)) +
    box(0, backdropHeight - 210, backdropWidth, 210, '#a5a8a3') + pillarsOf(chance) + parked(chance, 150, 0.75),
  evening: (chance) => sky('#6577a8', '#f5b98a') + clouds(chance, '#e79a86', 0.3) +
    flats(chance, { walls: ['#5d5768', '#6b6270', '#4c4a5c'], windows: ['#2d3344', '#3a4052'], tall: [70, 260],
      gap: [80, 300], lit: 0.34 }) +
    trees(chance, ['#2c3a2d', '#354433', '#263226'], [60, 150], [80, 260]) + lampsOf(chance) + parked(chance, 100, 0.8),
  overcast: (chance) => sky('#c6ccd2', '#e6eaec') + clouds(chance, '#b5bdc5', 0.3) +
    flats(chance, { walls: ['#d7d5d0', '#c4c6c7', '#bdb7ad', '#e2e2df'], windows: ['#6c777f', '#7d8890'],
      tall: [180, 420], gap: [110, 300], lit: 0.05 }) +
    trees(chance, ['#4a5a45', '#556650', '#3e4c3a'], [70, 150], [70, 230]) + parked(chance, 110, 0.85),
  hall: (chance) => sky('#c9ccce', '#dfe1e2') + box(0, 0, backdropWidth, backdropHeight, '#d4d6d8') +
    row(() => 760, (x) => box(x, 30 + chance.between(0, 20), 460, 120, '#ffffff')) +
    row(() => 380, (x) => box(x, 190, 4, 322, '#b9bcbf')) + box(0, 430, backdropWidth, 82, '#c4c7c9'),
}

export const backdropDrawing = (scene: SceneName): string => {
  const inner = drawings[scene](chanceOf(`backdrop ${scene}`))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${backdropWidth}" height="${backdropHeight}">${inner}</svg>`
}
