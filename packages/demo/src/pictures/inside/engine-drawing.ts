// Under the open bonnet: engine cover, air box, battery, tanks, hoses, and wings in the car's colour.
import type { Chance } from '../chance.ts'
import { box, dot, glow, line, shade } from '../skin/strokes.ts'

const shape = (path: string, fill: string, more = ''): string => `<path d="${path}" fill="${fill}" ${more}/>`

const hose = (path: string, width: number, colour = '#17191a'): string =>
  line(path, '#000', width + 8, 'stroke-opacity=".4" transform="translate(6 10)"') +
    line(path, colour, width, 'stroke-linecap="round"') +
  line(path, '#fff', width * 0.16,
    `stroke-opacity=".28" transform="translate(${-width * 0.14} ${-width * 0.22})" stroke-linecap="round"`)

const bolt = (x: number, y: number, radius = 11): string =>
  dot(x, y, radius + 3, '#000', 'fill-opacity=".4"') + dot(x, y, radius, 'url(#metal)') +
    dot(x, y, radius * 0.5, '#5d6265')

const cap = (x: number, y: number, radius: number, colour: string): string =>
  dot(x + 5, y + 9, radius + 4, '#000', 'fill-opacity=".45"') + dot(x, y, radius, '#0f1011') +
    dot(x, y, radius * 0.88, colour) +
  box(x - radius * 0.7, y - radius * 0.14, radius * 1.4, radius * 0.28, '#000', `rx="4" fill-opacity=".3"`) +
  `<ellipse cx="${x - radius * 0.25}" cy="${y - radius * 0.4}" rx="${radius * 0.4}" ry="${radius * 0.2}" fill="#fff" ` +
    `fill-opacity=".3"/>`

const wings = (): string =>
  shape('M0 0H230Q150 420 190 760Q210 960 330 1130L300 1200H0Z', 'url(#wingl)') +
    shape('M1600 0H1370Q1450 420 1410 760Q1390 960 1270 1130L1300 1200H1600Z', 'url(#wingr)') +
  line('M230 0Q150 420 190 760Q210 960 330 1130', '#0a0b0b', 22) +
    line('M1370 0Q1450 420 1410 760Q1390 960 1270 1130', '#0a0b0b', 22) +
  line('M120 0Q60 420 96 800Q120 1000 230 1200', '#fff', 12, 'stroke-opacity=".22"') +
    line('M1480 0Q1540 420 1504 800Q1480 1000 1370 1200', '#fff', 18, 'stroke-opacity=".28"') +
  [180, 380, 600, 820].map((y) => bolt(206 - (y > 700 ? -8 : 14), y, 9) +
    bolt(1394 + (y > 700 ? -8 : 14), y, 9)).join('')

const cowl = (): string =>
  shape('M230 0H1370L1390 150Q800 96 210 150Z', '#0d0e0e') + line('M212 150Q800 96 1388 150', '#2f3234', 14) +
  Array.from({ length: 26 }, (_, at) => line(`M${300 + at * 40} 40v60`, '#26292b', 12)).join('') +
    line('M420 66L760 30M900 70L1230 34', '#050505', 16)

const towers = (): string => [330, 1270].map((x) =>
  dot(x + 6, 322, 98, '#000', 'fill-opacity=".4"') + dot(x, 310, 94, 'url(#paintdark)') +
    dot(x, 310, 62, '#17191a') + dot(x, 310, 26, 'url(#metal)') +
  [0, 120, 240].map((turn) => bolt(x + 74 * Math.cos(turn * Math.PI / 180), 310 +
    74 * Math.sin(turn * Math.PI / 180), 11)).join('')).join('')

const cover = (chance: Chance): string => {
  const kind = chance.pick(['ribs', 'plain', 'banks'])
  const body = 'M520 330Q800 300 1060 330Q1092 340 1090 380L1076 760Q1070 800 1030 806Q800 830 560 806Q516 800 512 ' +
    '760L490 380Q488 340 520 330Z'
  const lines = kind === 'ribs'
    ? Array.from({ length: 7 }, (_, at) => line(`M${580 + at * 70} 372V770`, '#000', 12, 'stroke-opacity=".5"') +
      line(`M${588 + at * 70} 372V770`, '#fff', 3, 'stroke-opacity=".16"')).join('')
    : kind === 'banks'
      ? line('M660 352L680 792M920 352L900 792', '#000', 14, 'stroke-opacity=".5"') +
        box(700, 440, 180, 260, '#2c2f31', 'rx="22"')
      : line('M540 430Q800 400 1050 430M536 700Q800 730 1046 700', '#000', 10, 'stroke-opacity=".5"')
  return shape(body, '#000', 'fill-opacity=".5" transform="translate(14 26)"') + shape(body, 'url(#cover)') + lines +
    line('M524 336Q800 306 1056 336', '#fff', 6, 'stroke-opacity=".26"') +
    `<ellipse cx="790" cy="566" rx="96" ry="40" fill="#0e0f10" stroke="#b9bec1" stroke-width="7"/>` +
      line('M740 566H840', '#b9bec1', 8) +
    [[545, 366], [1036, 366], [560, 770], [1022, 770]].map(([x = 0, y = 0]) => bolt(x, y, 14)).join('') +
    cap(960, 356, 46, '#191b1c') + line('M935 356h50', '#e2b63b', 8)
}

const battery = (): string =>
  shape('M1120 430H1372Q1384 432 1384 446V640Q1382 654 1368 656H1128Q1112 654 1112 640V446Q1112 432 1120 430Z',
    '#000', 'fill-opacity=".45" transform="translate(10 20)"') +
  box(1112, 430, 272, 226, '#1c1e20', 'rx="14"') + box(1126, 444, 244, 70, '#e6e8e9', 'rx="6"') +
    box(1126, 444, 84, 70, '#1f6b3a', 'rx="6"') +
  Array.from({ length: 5 }, (_, at) => box(1222, 454 + at * 11, 120 - (at * 29) % 50, 5, '#7b8185')).join('') +
  shape('M1130 540h60v52h-60z', '#b52320') + hose('M1160 566Q1100 600 1090 690', 20, '#8f1d1b') +
    bolt(1336, 570, 17) + hose('M1336 570Q1400 590 1396 700', 18) +
  box(1118, 620, 260, 18, '#3b3f42', 'rx="5"')

const airBox = (): string =>
  shape('M238 470H470Q490 474 488 500L478 700Q474 724 450 726H262Q240 722 238 700L226 500Q226 474 238 470Z', '#000',
    'fill-opacity=".45" transform="translate(10 20)"') +
  shape('M238 470H470Q490 474 488 500L478 700Q474 724 450 726H262Q240 722 238 700L226 500Q226 474 238 470Z',
    'url(#box)') +
  [506, 546, 586, 626, 666].map((y) => line(`M254 ${y}H462`, '#000', 10, 'stroke-opacity=".4"') +
    line(`M254 ${y + 8}H462`, '#fff', 3, 'stroke-opacity=".12"')).join('') +
  hose('M470 560Q540 520 560 450', 84, '#141617') +
    [0, 1, 2, 3, 4].map((at) => line(`M${482 + at * 16} ${520 - at * 14}l34 62`, '#000', 6,
    'stroke-opacity=".5"')).join('') +
  [[252, 488], [460, 488], [270, 708], [446, 708]].map(([x = 0, y = 0]) => bolt(x, y, 9)).join('')

const front = (): string =>
  shape('M300 930Q800 880 1300 930L1340 1080Q800 1040 260 1080Z', '#141617') +
    line('M300 932Q800 882 1300 932', '#3d4143', 7) +
  Array.from({ length: 44 }, (_, at) =>
    line(`M${330 + at * 21.4} ${1000 - Math.abs(at - 22) * -0.6}v34`, '#2b2e30', 8)).join('') +
  shape('M250 1080Q800 1036 1350 1080L1400 1200H200Z', 'url(#slam)') + bolt(420, 1112, 13) + bolt(640, 1092, 13) +
    bolt(960, 1092, 13) + bolt(1180, 1112, 13) +
  shape('M740 1060H860L876 1150H724Z', '#83888b') + shape('M776 1074h48v48h-48z', '#1a1c1d') +
  box(500, 1096, 120, 44, '#f0d64a', 'rx="4"') + box(508, 1104, 70, 6, '#222') + box(508, 1116, 96, 6, '#222') +
    box(508, 1127, 54, 5, '#222') +
  hose('M420 960Q600 900 760 906', 46) + hose('M840 910Q1020 884 1120 800', 52)

const wires = (chance: Chance): string => Array.from({ length: 9 }, () => {
  const [x, y] = [chance.between(300, 1250), chance.between(220, 880)]
  return hose(`M${x} ${y}q${chance.between(-120, 120)} ${chance.between(20, 90)} ${chance.between(-160,
    160)} ${chance.between(40, 190)}`,
    chance.between(7, 16), chance.pick(['#1c1e1f', '#232628', '#101112', '#2a2620']))
}).join('')

const dust = (chance: Chance): string => Array.from({ length: 150 }, () =>
  `<ellipse cx="${Math.round(chance.between(200, 1400))}" cy="${Math.round(chance.between(150,
    1150))}" rx="${Math.round(chance.between(4, 60))}" ry="${Math.round(chance.between(3, 20))}" ` +
  `fill="#a5977f" fill-opacity="${chance.between(0.01, 0.045).toFixed(3)}"/>`).join('')

export const engineDrawing = (swatch: string, chance: Chance): string =>
  `<defs>${[
    shade('wingl', [0, 0], [230, 0], [[0, swatch], [0.5, swatch], [1, '#000000']]),
    shade('wingr', [1600, 0], [1370, 0], [[0, swatch], [0.5, swatch], [1, '#000000']]),
    shade('cover', [500, 320], [900, 830], [[0, '#54585b'], [0.3, '#2e3133'], [0.65, '#1b1d1e'], [1, '#2a2d2f']]),
    shade('box', [230, 470], [480, 730], [[0, '#3f4244'], [0.5, '#1f2122'], [1, '#151617']]),
    shade('slam', [0, 1040], [0, 1200], [[0, '#3a3d3f'], [0.4, '#1b1d1e'], [1, '#0b0c0c']]),
    shade('deep', [0, 100], [0, 1200], [[0, '#1a1c1d'], [0.5, '#0c0d0d'], [1, '#17191a']]),
    glow('metal', [[0, '#e8ebec'], [0.6, '#9ba1a5'], [1, '#55595c']]), glow('paintdark', [[0, swatch], [1, '#0b0b0b']]),
    shade('day', [200, 0], [1400, 1200], [[0, '#fff', 0.12], [0.5, '#fff', 0], [1, '#000', 0.3]]),
  ].join('')}</defs>` + box(0, 0, 1_600, 1_200, 'url(#deep)') + wires(chance) + towers() + wings() + cowl() +
  hose('M300 200Q700 150 1300 210', 22, '#2c2f31') +
  airBox() + battery() + wires(chance) + cover(chance) + cap(1250, 770, 48, '#2458a8') + cap(320, 830, 40, '#d9dcdd') +
  box(1180, 700, 150, 60, '#d8d6cc', 'rx="12" fill-opacity=".85"') + cap(1210, 704, 26, '#c9a227') +
    box(240, 760, 120, 110, '#dfe0da', 'rx="14" fill-opacity=".5"') + cap(300, 790, 34, '#111') +
  front() + dust(chance) + box(0, 0, 1_600, 1_200, 'url(#day)')
