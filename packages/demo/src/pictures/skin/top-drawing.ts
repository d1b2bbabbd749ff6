// What is seen from above: the bonnet's seams, windscreen, sunroof, rear window, boot. Lengthwise x, across z.
import type { WholeCar } from '../shape/whole-car.ts'
import type { Look } from './look.ts'
import type { Drawing } from './sheet.ts'
import { along, both, line, shade, shape, type Spot } from './strokes.ts'

/** Glass between two places along the car, as wide as the roof is there; bowed at both ends. */
const pane = ({ lines: { roofWidth } }: WholeCar, from: number, to: number, bows: readonly [number, number],
  inset: number): string => {
  const sides = Array.from({ length: 17 }, (_, at) => from + ((to - from) * at) / 16)
  const half = (x: number): number => Math.max(0.2, roofWidth(x) - 0.035 - inset)
  const end = (x: number, bow: number): Spot[] =>
    Array.from({ length: 9 }, (_, at) => {
      const share = 1 - at / 4
      return [x + bow * (share * share), half(x) * share] as const
    })
  const middle = sides.slice(1, -1)
  return along([
    ...end(from + inset, bows[0]).toReversed(),
      ...middle.map((x): Spot => [x + bows[0] * (1 - (x - from) / (to - from)) +
      bows[1] * ((x - from) / (to - from)), half(x)]),
    ...end(to - inset, bows[1]), ...middle.toReversed().map((x): Spot =>
      [x + bows[0] * (1 - (x - from) / (to - from)) + bows[1] * ((x - from) / (to - from)), -half(x)]),
  ])
}

const seam = (path: string): string => line(path, '#050505', 0.007, 'stroke-opacity=".75"')

export const topDrawing = (car: WholeCar, look: Look): Drawing => {
  const { shape: { cowl, roofFront, roofRear, deck, length, halfWidth, bonnetEdge }, section } = car.lines
  const isUpright = car.name !== 'sedan' && car.name !== 'coupe'
  const isTruck = car.name === 'truck'
  const front = isTruck ? '' : pane(car, cowl + 0.03, roofFront, [0.13, 0.06], 0)
  const frontInner = isTruck ? '' : pane(car, cowl + 0.03, roofFront, [0.13, 0.06], 0.03)
  const rear = isUpright ? '' : pane(car, roofRear, deck - 0.02, [-0.06, -0.1], 0)
  const rearInner = isUpright ? '' : pane(car, roofRear, deck - 0.02, [-0.06, -0.1], 0.03)
  const roof = look.chrome && !isTruck ? pane(car, roofFront + 0.14, roofFront + 0.95, [0.02, 0], 0.16) : ''
  const bonnet = both(seam(`M${bonnetEdge} 0C${bonnetEdge} ${halfWidth * 0.4} ${bonnetEdge +
    0.04} ${halfWidth * 0.72} ${bonnetEdge +
    0.16} ${halfWidth * 0.8}L${cowl} ${(section(cowl).edges[3]?.[0] ?? 0.8) - 0.05}`) +
    line(`M${bonnetEdge + 0.12} ${halfWidth * 0.34}L${cowl - 0.05} ${halfWidth * 0.52}`, '#000', 0.03,
      'stroke-opacity=".07"') +
    line(`M${bonnetEdge + 0.12} ${halfWidth * 0.36}L${cowl - 0.05} ${halfWidth * 0.54}`, '#fff', 0.012,
      'stroke-opacity=".10"'))
  const cowlPanel = isTruck ? '' : shape(along([
    [cowl - 0.05, -halfWidth * 0.8], [cowl - 0.1, 0], [cowl - 0.05, halfWidth * 0.8], [cowl + 0.17, halfWidth * 0.84],
    [cowl + 0.05, 0], [cowl + 0.17, -halfWidth * 0.84],
  ]), '#0d0e10')
  const wiper = isTruck ? '' : line(`M${cowl + 0.06} .05L${cowl + 0.16} .6M${cowl + 0.05} -.5L${cowl + 0.07} .02`,
    '#040404', 0.02)
  const bootSeam = isUpright ? ''
    : both(seam(`M${deck + 0.02} ${halfWidth * 0.7}L${length - 0.24} ${halfWidth * 0.78}`))
  const rails = car.name === 'suv' || car.name === 'wagon'
    ? both(line(`M${roofFront + 0.2} ${halfWidth * 0.62}L${roofRear - 0.1} ${halfWidth * 0.62}`, look.chrome
      ? '#b9bec3' : '#0b0c0e', 0.035)) : ''
  return {
    left: 0, right: length, height: 2.4,
    colours: `<g transform="translate(0 1.2)"><defs>${shade('screen', [cowl, 0], [roofFront, 0],
      [[0, '#1b2126'], [0.55, '#10151a'], [1, '#0b0e12']])}</defs>` +
      (isTruck ? '' : bonnet) + cowlPanel + shape(front, '#08090b') + shape(frontInner, 'url(#screen)') +
        shape(rear, '#08090b') +
      shape(rearInner, '#0d1115') + (roof === '' ? '' : shape(roof, '#090b0d')) + wiper + bootSeam + rails + '</g>',
    marks: `<g transform="translate(0 1.2)">${cowlPanel.replaceAll('#0d0e10', '#0f0')}${shape(frontInner,
      '#f00')}${shape(rearInner, '#f00')}${roof === '' ? '' : shape(roof, '#f00')}</g>`,
  }
}
