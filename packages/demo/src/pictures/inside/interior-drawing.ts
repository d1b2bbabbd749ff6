// The cabin from between the front seats: windscreen, dash, wheel, screen, seats.
import type { Chance } from '../chance.ts'
import { box, dot, glow, line, shade } from '../skin/strokes.ts'
import type { Leather } from './leathers.ts'
import { written } from './written-figures.ts'

const shape = (path: string, fill: string, more = ''): string => `<path d="${path}" fill="${fill}" ${more}/>`

const defs = ({ light, base, dark }: Leather): string => `<defs>${[
  shade('roof', [0, 0], [0, 260], [[0, '#8d8a84'], [0.7, '#b9b5ad'], [1, '#8a867f']]),
  shade('dash', [0, 500], [0, 800], [[0, '#3d4043'], [0.25, '#232527'], [1, '#111213']]),
  shade('low', [0, 740], [0, 1000], [[0, base], [1, dark]]),
  shade('trim', [0, 0], [1600, 0], [[0, '#5f6367'], [0.35, '#c8cccf'], [0.6, '#84898d'], [1, '#d3d6d8']]),
  shade('seatl', [0, 0], [430, 0], [[0, dark], [0.5, base], [0.86, light], [1, dark]]),
  shade('seatdown', [0, 560], [0, 1200], [[0, '#fff', 0.16], [0.3, '#fff', 0], [1, '#000', 0.55]]),
  shade('ring', [300, 500], [640, 880], [[0, '#5a5d60'], [0.4, '#26282a'], [1, '#0d0e0f']]),
  shade('screen', [690, 520], [1020, 680], [[0, '#15202b'], [1, '#0a0f15']]),
  shade('door', [0, 600], [0, 1200], [[0, '#3a3c3e'], [1, '#0c0d0d']]),
  shade('glare', [200, 190], [900, 560], [[0, '#fff', 0.3], [0.5, '#fff', 0.04], [1, '#fff', 0.14]]),
  shade('shadow', [0, 800], [0, 1200], [[0, '#000', 0], [1, '#000', 0.6]]),
  glow('hub', [[0, '#3b3d40'], [0.7, '#232527'], [1, '#141516']]),
  glow('lamp', [[0, '#fff7e0', 0.9], [1, '#fff7e0', 0]]),
].join('')}</defs>`

const frame = (): string =>
  shape('M0 0H1600V640L1560 575Q1490 400 1352 196Q800 150 248 196Q110 400 40 575L0 640Z', '#1a1b1c') +
  shape('M0 0H1600V330Q1480 210 1352 196Q800 150 248 196Q120 210 0 330Z', 'url(#roof)') +
  shape('M248 196Q110 400 40 575L0 640V330Q110 200 248 196Z', '#77736c') +
    shape('M1352 196Q1490 400 1560 575L1600 640V330Q1490 200 1352 196Z', '#8a867f') +
  line('M248 196Q800 150 1352 196', '#55524d', 7) +
  shape('M330 178Q520 150 690 152L690 196Q520 196 360 226Z', '#a29e96') +
    shape('M1270 178Q1080 150 910 152L910 196Q1080 196 1240 226Z', '#aeaaa2') +
  box(700, 60, 200, 74, '#9d9991', 'rx="20"') + dot(750, 98, 20, 'url(#lamp)') + dot(850, 98, 20, 'url(#lamp)') +
  shape('M690 214Q800 196 910 214Q926 250 904 284Q800 300 696 284Q674 250 690 214Z', '#0d0e0f') +
  shape('M702 222Q800 206 898 222Q910 250 894 274Q800 288 706 274Q690 250 702 222Z', '#5f7484') +
  shape('M702 250Q800 240 905 250L894 274Q800 288 706 274Z', '#2a3036') + line('M800 160V206', '#1a1b1c', 18)

const dash = (chance: Chance): string => {
  const map = Array.from({ length: 9 }, () =>
    line(`M${chance.between(700, 1010)} ${chance.between(528, 665)}L${chance.between(700,
    1010)} ${chance.between(528, 665)}`,
    chance.pick(['#3d5a72', '#e2b64a', '#5f7f97', '#2f4558']), chance.between(2, 6))).join('')
  const vents = [[150, 640, 100], [690, 694, 155], [866, 694, 155], [1400, 640, 110]].map(([x = 0, y = 0, wide = 0]) =>
    box(x, y, wide, 44, '#0a0b0b', 'rx="10"') +
      [10, 20, 30].map((down) => line(`M${x + 6} ${y + down}h${wide - 12}`, '#3c3f42', 4)).join('') +
    line(`M${x} ${y}h${wide}`, '#7d8285', 2)).join('')
  return shape('M0 600Q160 545 330 556Q420 500 560 512Q640 520 690 548Q1000 536 1200 552Q1440 556 1600 610V820H0Z',
    'url(#dash)') +
    line('M0 602Q160 547 330 558Q420 502 560 514Q640 522 690 550Q1000 538 1200 554Q1440 558 1600 612', '#6b6f72', 3,
      'stroke-opacity=".6"') +
    shape('M330 640Q350 536 470 530Q600 536 622 640Z', '#070809') + dot(410, 606, 46, '#101820') +
      dot(535, 606, 46, '#101820') +
    dot(410, 606, 44, 'none', 'stroke="#7fb4d8" stroke-width="3"') +
      dot(535, 606, 44, 'none', 'stroke="#7fb4d8" stroke-width="3"') +
    line('M410 606l-22 26M535 606l-24 20', '#e4503c', 4) + box(688, 516, 336, 160, '#050607', 'rx="14"') +
    box(696, 524, 320, 144, 'url(#screen)', 'rx="8"') +
      `<clipPath id="map"><rect x="696" y="524" width="320" height="144" rx="8"/></clipPath><g ` +
      `clip-path="url(#map)">${map}</g>` +
    written('12:40', 960, 534, 8, '#e8eef2') + dot(860, 610, 7, '#4ea3ff') + vents +
    shape('M0 690Q400 742 690 752H1030Q1300 742 1600 690V712Q1300 766 1030 776H690Q400 766 0 712Z', 'url(#trim)') +
    box(690, 790, 340, 62, '#17181a', 'rx="10"') + dot(735, 821, 24, '#2b2d2f', 'stroke="#8a8f93" stroke-width="3"') +
    dot(985, 821, 24, '#2b2d2f', 'stroke="#8a8f93" stroke-width="3"') +
      written('22', 732, 812, 8, '#dfe6ea', 'middle') + written('22', 983, 812, 8, '#dfe6ea', 'middle') +
    [790, 832, 874, 916].map((x) => box(x, 806, 30, 30, '#303336', 'rx="5"')).join('')
}

const lower = (): string =>
  shape('M0 800Q400 790 680 856H1040Q1300 790 1600 800V1200H0Z', 'url(#low)') +
    shape('M0 960H1600V1200H0Z', '#0c0d0d', 'fill-opacity=".55"') +
  box(1120, 800, 380, 96, '#000', 'rx="16" fill-opacity=".16"') +
    box(1275, 838, 70, 12, '#000', 'rx="6" fill-opacity=".5"')

const wheel = (): string =>
  `<ellipse cx="470" cy="716" rx="182" ry="186" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="44" ` +
    `transform="translate(8 12)"/>` +
  shape('M300 700Q380 690 420 700L430 770Q380 750 298 745Z', '#1c1e1f') +
    shape('M640 700Q560 690 520 700L510 770Q560 750 642 745Z', '#1c1e1f') +
  shape('M440 780H500L516 896H424Z', '#85898c') +
  `<ellipse cx="470" cy="716" rx="182" ry="186" fill="none" stroke="url(#ring)" stroke-width="38"/>` +
  `<ellipse cx="470" cy="716" rx="192" ry="196" fill="none" stroke="#77797c" stroke-opacity=".45" stroke-width="3"/>` +
  shape('M404 672Q470 648 536 672Q552 730 530 780Q470 808 410 780Q388 730 404 672Z', 'url(#hub)',
    'stroke="#5c6063" stroke-width="2"') +
  `<ellipse cx="470" cy="722" rx="30" ry="15" fill="none" stroke="#c9cdd0" stroke-width="5"/>` +
  [336, 362, 578, 604].map((x) => box(x - 10, 712, 20, 20, '#383b3d', 'rx="5"')).join('')

const middleConsole = (): string =>
  shape('M690 870H1030L1085 1200H630Z', '#1d1f20') + shape('M712 880H1008L1046 1200H668Z', '#101112') +
  line('M690 870L630 1200M1030 870L1085 1200', '#8b9094', 5) +
  shape('M806 990Q860 970 914 990L926 1086H794Z', '#26282a') +
    shape('M836 900Q860 884 884 900L892 1010H828Z', '#3a3d3f') +
  shape('M826 892Q860 862 894 892Q902 926 886 944H834Q818 926 826 892Z', '#17181a',
    'stroke="#9a9fa2" stroke-width="3"') +
  `<ellipse cx="745" cy="940" rx="36" ry="22" fill="#060707" stroke="#5d6164" stroke-width="3"/><ellipse cx="975" ` +
    `cy="940" rx="36" ry="22" fill="#060707" stroke="#5d6164" stroke-width="3"/>` +
  shape('M690 1104H1030L1056 1200H664Z', '#2d2f31') + line('M690 1104H1030', '#6d7174', 3)

const seat = ({ stitch }: Leather): string => {
  const back = 'M-60 700Q40 640 220 650Q360 660 396 720Q440 900 462 1200H-60Z'
  const rest = 'M40 560Q150 520 262 548Q300 600 286 652Q160 690 36 660Q14 610 40 560Z'
  return line('M110 640V700M212 640V700', '#9ba0a4', 14) + shape(rest, 'url(#seatl)') + shape(rest, 'url(#seatdown)') +
    shape(back, 'url(#seatl)') + shape(back, 'url(#seatdown)') +
    shape('M20 742Q130 700 300 726Q336 900 350 1200H0Z', '#000', 'fill-opacity=".13"') +
    line('M20 742Q130 700 300 726Q336 900 350 1200', stitch, 2.5, 'stroke-dasharray="9 6"') +
    [840, 940, 1040, 1140].map((y) =>
      line(`M4 ${y}Q160 ${y - 26} ${322 + (y - 840) / 12} ${y - 6}`, '#000', 4, 'stroke-opacity=".3"') +
      line(`M4 ${y + 4}Q160 ${y - 22} ${322 + (y - 840) / 12} ${y - 2}`, '#fff', 2, 'stroke-opacity=".12"')).join('')
}

export const interiorDrawing = (leather: Leather, chance: Chance): string =>
  defs(leather) + shape('M248 196Q800 150 1352 196L1560 600H40Z', 'url(#glare)') + dash(chance) + lower() +
    frame() +
  shape('M0 640L70 700L120 1200H0Z', 'url(#door)') + shape('M1600 640L1530 700L1480 1200H1600Z', 'url(#door)') +
  middleConsole() + wheel() + seat(leather) + `<g transform="translate(1600 0) scale(-1 1)">${seat(leather)}</g>` +
  shape('M0 800H1600V1200H0Z', 'url(#shadow)')
