// What is seen from ahead, unrolled round the corners: grille, lamps, bumper, plate.
import type { WholeCar } from '../shape/whole-car.ts'
import type { Look } from './look.ts'
import type { Drawing } from './sheet.ts'
import { plate } from './plate.ts'
import { both, box, dot, glow, line, rounded, shade, shape, type Spot } from './strokes.ts'

interface Face {
  readonly half: number
  /** The edge of the bonnet, and the lowest edge of the bumper. */
  readonly high: number
  readonly low: number
  readonly look: Look
  readonly cladding: boolean
}

const lampSpots = ({ half, high, look }: Face): Spot[] => {
  const [inner, outer] = [half * 0.46, half * 1.24]
  if (look.lamps === 'slim')
    return [[inner, high - 0.075], [half * 0.8, high - 0.035], [outer, high + 0.015], [outer - 0.06, high - 0.075],
      [half * 0.78, high - 0.135], [inner + 0.06, high - 0.13]]
  if (look.lamps === 'almond')
    return [[inner + 0.02, high - 0.09], [half * 0.7, high - 0.02], [outer, high + 0.03],
      [outer - 0.02, high - 0.05], [half * 0.86, high - 0.19], [half * 0.6, high - 0.18]]
  return [[inner, high - 0.06], [half * 0.84, high - 0.04], [outer, high + 0.005], [outer - 0.05, high - 0.05],
    [half * 0.84, high - 0.085], [inner, high - 0.09]]
}

const lens = (x: number, y: number, radius: number): string =>
  dot(x, y, radius, '#0c0e11') + dot(x, y, radius * 0.9, 'url(#lens)') +
    dot(x, y, radius * 0.42, '#fff', 'fill-opacity=".75"')

const lamps = (face: Face): string => {
  const { half, high, low, look } = face
  const path = rounded(lampSpots(face), 0.28)
  const clip = `<clipPath id="lamp"><path d="${path}"/></clipPath>`
  const inside = look.lamps === 'split'
    ? line(`M${half * 0.46} ${high - 0.075}L${half * 0.84} ${high - 0.062}L${half * 1.2} ${high - 0.01}`, '#f4f8ff',
      0.02)
    : lens(half * 0.66, high - 0.09, 0.045) + lens(half * 0.84, high - 0.075, 0.045) +
      line(`M${half * 0.5} ${high - 0.118}L${half * 0.8} ${high - 0.12}L${half * 1.08} ${high - 0.04}`, '#eef4ff',
        0.016) +
      dot(half * 1.04, high - 0.035, 0.04, '#d9822b', 'fill-opacity=".55"')
  const main = look.lamps === 'split'
    ? shape(rounded([[half * 0.62, low + 0.29], [half * 0.93, low + 0.31], [half * 0.95, low + 0.21],
      [half * 0.66, low + 0.18]]), '#14171b') +
      lens(half * 0.74, low + 0.245, 0.038) + lens(half * 0.86, low + 0.25, 0.038)
    : ''
  return clip + shape(path, 'url(#lampback)') + `<g clip-path="url(#lamp)">${inside}</g>` +
    line(path, '#0a0b0d', 0.009) + main
}

const slats = (half: number, from: number, to: number, count: number, colour: string, width: number): string =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * (at + 0.5)) / count)
    .map((y) => line(`M${-half} ${y}H${half}`, colour, width)).join('')

const grille = ({ half, high, low, look }: Face): string => {
  const [top, bottom] = [high - 0.05, low + (look.grille === 'wide' ? 0.17 : 0.3)]
  const wide = look.grille === 'wide' ? 0.46 : 0.4
  const spots: Spot[] = look.grille === 'wide'
    ? [[-half * wide, top - 0.03], [half * wide, top - 0.03], [half * wide * 1.04, (top + bottom) / 2],
      [half * wide * 0.62, bottom], [-half * wide * 0.62, bottom], [-half * wide * 1.04, (top + bottom) / 2]]
    : [[-half * wide, top], [half * wide, top], [half * wide * 0.9, bottom], [-half * wide * 0.9, bottom]]
  const path = rounded(spots, look.grille === 'wide' ? 0.16 : 0.2)
  if (look.grille === 'closed')
    return line(`M${-half * 0.46} ${high - 0.075}H${half * 0.46}`, '#f4f8ff', 0.012, 'stroke-opacity=".9"') +
      shape(rounded([[-half * 0.3, high - 0.09], [half * 0.3, high - 0.09], [half * 0.27, high - 0.11],
        [-half * 0.27, high - 0.11]]), '#111')
  const bars = look.grille === 'wide'
    ? slats(half * 0.6, bottom, top, 11, '#3d4247', 0.009)
    : slats(half * 0.6, bottom, top, 4, '#b9bec3', 0.014)
  return `<clipPath id="grille"><path d="${path}"/></clipPath>` + shape(path, 'url(#hole)') +
    `<g clip-path="url(#grille)">${bars}</g>` + line(path, look.chrome ? 'url(#chrome)' : '#0d0e10', 0.016)
}

const emblem = (y: number): string =>
  `<ellipse cx="0" cy="${y}" rx=".068" ry=".036" fill="#22262a"/>` +
  `<ellipse cx="0" cy="${y}" rx=".064" ry=".032" fill="none" stroke="#e3e6e9" stroke-width=".011"/>` +
  line(`M-.04 ${y}H.04`, '#e3e6e9', 0.009)

const bumper = ({ half, low, look, cladding }: Face): string => {
  const intake = rounded([[-half * 0.55, low + 0.13], [half * 0.55, low + 0.13], [half * 0.62, low + 0.03],
    [-half * 0.62, low + 0.03]], 0.2)
  const corner = both(shape(rounded([
    [half * 0.7, low + 0.2], [half * 0.96, low + 0.23], [half * 1.0, low + 0.1], [half * 0.74, low + 0.05],
  ], 0.25), '#121417') + (look.lamps === 'split' ? '' : lens(half * 0.85, low + 0.14, 0.03)))
  return box(-half * 1.6, 0, half * 3.2, low + (cladding ? 0.2 : 0.022), '#131518') + shape(intake, 'url(#hole)') +
    slats(half * 0.55, low + 0.04, low + 0.12, 3, '#2b2f33', 0.006) + corner +
    (cladding
    ? shape(rounded([[-half * 0.5, low + 0.09], [half * 0.5, low + 0.09], [half * 0.42, low], [-half * 0.42, low]],
      0.2), '#a9aeb3') : '')
}

const defs = (high: number): string => `<defs>${[
  shade('hole', [0, high - 0.4], [0, high], [[0, '#0a0b0c'], [1, '#16191c']]),
  shade('lampback', [0, high - 0.2], [0, high], [[0, '#b9c3cb'], [0.45, '#4d565e'], [1, '#15191d']]),
  shade('chrome', [0, high - 0.4], [0, high], [[0, '#8a9096'], [0.5, '#eef1f3'], [0.75, '#9aa0a6'], [1, '#f6f8f9']]),
  glow('lens', [[0, '#ffffff'], [0.35, '#c9d6e2'], [0.7, '#3c4650'], [1, '#a9b4be']]),
].join('')}</defs>`

const truckFace = (face: Face): Drawing => {
  const half = face.half
  const windscreen = rounded([[-half * 0.88, 1.15], [half * 0.88, 1.15], [half * 0.8, 1.8], [-half * 0.8, 1.8]], 0.08)
  const lamp = both(shape(rounded([[half * 0.5, 0.86], [half * 1.02, 0.88], [half * 1.06, 0.7], [half * 0.56, 0.68]],
    0.2), 'url(#lampback)') +
    lens(half * 0.68, 0.77, 0.062) + lens(half * 0.86, 0.775, 0.05) + dot(half * 1.0, 0.78, 0.03, '#d9822b'))
  return {
    left: -1.6, right: 1.6, height: 2.1,
    colours: defs(0.9) + shape(windscreen, '#0b0e11') +
      box(-half * 0.86, 0.93, half * 1.72, 0.11, '#16181b', 'rx=".03"') +
      slats(half * 0.82, 0.94, 1.03, 2, '#44494e', 0.01) + lamp + emblem(0.985) +
      box(-1.6, 0, 3.2, 0.44, '#1b1d20') +
        shape(rounded([[-0.5, 0.62], [0.5, 0.62], [0.46, 0.5], [-0.46, 0.5]]), '#0c0d0f') +
      line(`M${-half} 1.08H${half}`, '#000', 0.006, 'stroke-opacity=".6"') +
      line(`M-.7 1.16L.02 1.2M-.02 1.16L.68 1.21`, '#050505', 0.018) + plate(0, 0.56),
    marks: shape(windscreen, '#f00') + box(-1.6, 0, 3.2, 0.44, '#0f0'),
  }
}

export const frontDrawing = (car: WholeCar, look: Look): Drawing => {
  const { lines: { shape: { halfWidth, bonnetEdge, clearance, cladding }, section } } = car
  const face: Face = { half: halfWidth, high: section(bonnetEdge).edges[3]?.[1] ?? 0.7, low: clearance, look, cladding }
  if (car.name === 'truck') return truckFace(face)
  const low = face.low
  return {
    left: -1.6, right: 1.6, height: 1.3,
    colours: defs(face.high) + bumper(face) + grille(face) + both(lamps(face)) +
      emblem(look.grille === 'closed' ? face.high - 0.02 : face.high - 0.085) +
      plate(0, look.grille === 'wide' ? low + 0.21 : low + 0.235),
    marks: box(-1.6, 0, 3.2, low + (cladding ? 0.2 : 0.022), '#0f0'),
  }
}
