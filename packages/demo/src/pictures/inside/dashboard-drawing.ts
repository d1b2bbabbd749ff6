// The instruments over the rim of the steering wheel, with what the car has run.
import type { Chance } from '../chance.ts'
import { box, dot, glow, line, shade } from '../skin/strokes.ts'
import { written } from './written-figures.ts'

const shape = (path: string, fill: string, more = ''): string => `<path d="${path}" fill="${fill}" ${more}/>`

interface Theme {
  readonly ring: string
  readonly figures: string
  readonly needle: string
}

const themes: readonly [Theme, ...Theme[]] = [
  { ring: '#5fa8dd', figures: '#e9f3fa', needle: '#ff4b35' },
  { ring: '#d8dcdf', figures: '#f4f6f7', needle: '#ff5a2e' },
  { ring: '#c8483a', figures: '#f5ecea', needle: '#ffffff' },
]

const polar = (x: number, y: number, far: number, degrees: number): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180
  return [x + far * Math.cos(turn), y + far * Math.sin(turn)]
}

const first = 140
const sweep = 260

interface Gauge {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly most: number
  readonly step: number
  readonly shown: number
  readonly red: number
  readonly unit: string
}

const gauge = ({ x, y, radius, most, step, shown, red, unit }: Gauge, theme: Theme): string => {
  const at = (value: number): number => first + (value / most) * sweep
  const tick = (value: number, long: number, width: number, colour: string): string => {
    const [[x1, y1], [x2, y2]] = [polar(x, y, radius * 0.93, at(value)), polar(x, y, radius * (0.93 - long), at(value))]
    return line(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, colour, width)
  }
  const count = most / step
  const ticks = Array.from({ length: count * 5 + 1 }, (_, part) => {
    const value = (part / 5) * step
    const colour = value >= red ? '#e23b2e' : theme.figures
    return part % 5 === 0 ? tick(value, 0.11, 7, colour) : tick(value, 0.05, 3, colour)
  }).join('')
  const figures = Array.from({ length: count + 1 }, (_, part) => {
    const [fx, fy] = polar(x, y, radius * 0.69, at(part * step))
    return written(String(part * step), fx, fy - 16, most > 20 ? 13 : 17, part * step >= red ? '#ff5a4a'
      : theme.figures, 'middle', 0.17)
  }).join('')
  const [nx, ny] = polar(x, y, radius * 0.8, at(shown))
  const [bx, by] = polar(x, y, -radius * 0.14, at(shown))
  return dot(x, y, radius * 1.06, '#0a0b0c') +
    dot(x, y, radius * 1.03, 'none', 'stroke="url(#metal)" stroke-width="13"') +
    dot(x, y, radius * 0.98, 'url(#face)') +
      dot(x, y, radius * 0.96, 'none', `stroke="${theme.ring}" stroke-width="3" stroke-opacity=".7"`) + ticks +
      figures +
    written(unit, x, y + radius * 0.44, 9, '#aeb6bc', 'middle') +
    line(`M${bx.toFixed(1)} ${by.toFixed(1)}L${nx.toFixed(1)} ${ny.toFixed(1)}`, '#000', 16,
      'stroke-opacity=".4" transform="translate(5 8)"') +
    line(`M${bx.toFixed(1)} ${by.toFixed(1)}L${nx.toFixed(1)} ${ny.toFixed(1)}`, theme.needle, 10,
      'stroke-linecap="round"') +
    dot(x, y, radius * 0.15, 'url(#cap)')
}

const middle = (odometerKm: number, chance: Chance, theme: Theme): string => {
  const kilometres = Math.round(odometerKm).toLocaleString('en-US')
  const [x, y] = [690, 330]
  const bar = (left: number, letterLow: string, letterHigh: string, share: number): string =>
    written(letterLow, left, y + 372, 8, theme.figures) + written(letterHigh, left + 84, y + 372, 8, theme.figures) +
    box(left + 18, y + 374, 58, 12, '#1d242a') + box(left + 18, y + 374, 58 * share, 12, theme.ring)
  return box(x - 6, y - 6, 232, 412, '#000', 'rx="20"') + box(x, y, 220, 400, 'url(#panel)', 'rx="16"') +
    written('P', x + 110, y + 46, 26, theme.figures, 'middle', 0.18) +
      written(`${Math.round(chance.between(-3, 31))}°C`, x + 110, y + 132, 9, '#aeb9c1', 'middle') +
    line(`M${x + 20} ${y + 170}H${x + 200}`, '#3b4750', 2) + written('ODO', x + 110, y + 192, 7, '#8d99a2', 'middle') +
    written(kilometres, x + 110, y + 222, kilometres.length > 6 ? 17 : 20, '#ffffff', 'middle', 0.2) +
      written('km', x + 110, y + 280, 9, '#aeb9c1', 'middle') +
    line(`M${x + 20} ${y + 316}H${x + 200}`, '#3b4750', 2) +
      written(`${Math.round(chance.between(120, 640))} km`, x + 110, y + 334, 7, '#8d99a2', 'middle') +
    bar(x + 8, 'E', 'F', chance.between(0.2, 0.95)) + bar(x + 112, 'C', 'H', 0.5)
}

const lights = (): string => {
  const icons = [
    [560, 770, '#f0b429', 'M-16 -8h8l4 -6h10l4 6h6v18h-32z'],
    [640, 782, '#e23b2e', 'M-16 -8h32v20h-32zM-9 -12h5M4 -12h5M-9 2h8M5 2h8M9 -2v8'],
    [960, 782, '#e23b2e', 'M0 -14a14 14 0 1 0 .1 0zM0 -8v9M0 6v2'],
    [1040, 770, '#3fbf6a', 'M-14 0l12 -11v6h14v10h-14v6z'],
  ] as const
  return icons.map(([x, y, colour, path]) =>
    `<g transform="translate(${x} ${y})">${line(path, colour, 3)}</g>`).join('')
}

const hood = (): string =>
  shape('M0 0H1600V1200H0ZM150 470Q170 200 480 196Q800 240 1120 196Q1430 200 1450 470Q1470 800 1330 884H270Q130 800 ' +
    '150 470Z', 'url(#hood)', 'fill-rule="evenodd"') +
  line('M150 470Q170 200 480 196Q800 240 1120 196Q1430 200 1450 470', '#595d60', 6, 'stroke-opacity=".7"') +
  shape('M90 420Q120 120 480 110Q800 150 1120 110Q1480 120 1510 420Q1450 150 1120 150Q800 200 480 150Q150 150 90 ' +
    '420Z', '#000', 'fill-opacity=".35"')

const rim = (): string =>
  line('M-60 1330Q120 930 800 918Q1480 930 1660 1330', '#000', 130,
    'stroke-opacity=".45" transform="translate(0 -16)"') +
  line('M-60 1330Q120 930 800 918Q1480 930 1660 1330', 'url(#leather)', 112) +
  line('M-60 1290Q140 886 800 874Q1460 886 1660 1290', '#8a8d90', 4, 'stroke-opacity=".4"') +
  line('M-40 1342Q150 966 800 954Q1450 966 1640 1342', '#000', 4, 'stroke-opacity=".6" stroke-dasharray="14 8"') +
  shape('M560 1200Q640 1080 800 1076Q960 1080 1040 1200Z', '#191b1c', 'stroke="#4b4f52" stroke-width="4"') +
  `<ellipse cx="800" cy="1158" rx="62" ry="30" fill="none" stroke="#c9cdd0" stroke-width="9"/>`

export const dashboardDrawing = (odometerKm: number, chance: Chance): string => {
  const theme = chance.pick(themes)
  const idle = chance.happens(0.7) ? chance.between(0.68, 0.85) : 0
  return `<defs>${[
    shade('hood', [0, 0], [0, 1200], [[0, '#3c3e40'], [0.16, '#232425'], [0.5, '#141515'], [1, '#1e2021']]),
    shade('metal', [200, 300], [1400, 860], [[0, '#f2f4f5'], [0.4, '#6b7074'], [0.6, '#c4c9cc'], [1, '#4d5154']]),
    shade('panel', [0, 330], [0, 730], [[0, '#101820'], [1, '#0a0e12']]),
    shade('leather', [0, 850], [0, 1100], [[0, '#55585a'], [0.3, '#2b2d2e'], [1, '#111212']]),
    glow('face', [[0, '#1c2126'], [0.7, '#0d1013'], [1, '#15191c']]),
      glow('cap', [[0, '#4c5054'], [0.7, '#1f2224'], [1, '#0c0d0d']]),
    shade('glass', [200, 200], [900, 900],
      [[0, '#fff', 0.16], [0.28, '#fff', 0.03], [0.3, '#fff', 0.09], [0.55, '#fff', 0]]),
  ].join('')}</defs>` + box(0, 0, 1_600, 1_200, '#060707') +
    gauge({ x: 445, y: 545, radius: 262, most: 8, step: 1, shown: idle, red: 6.5, unit: 'x1000 r/m' }, theme) +
    gauge({ x: 1155, y: 545, radius: 262, most: 240, step: 20, shown: 0, red: 999, unit: 'km/h' }, theme) +
    middle(odometerKm, chance, theme) + lights() +
    shape('M150 470Q170 200 480 196Q800 240 1120 196Q1430 200 1450 470Q1470 800 1330 884H270Q130 800 150 470Z',
      'url(#glass)') + hood() + rim()
}
