// The outlines that show how a car should stand in each photo: lines on a field of 320 by 200.
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
const spokes = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_spoke, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    const at = (r: number) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
    return `M${at(from)}L${at(to)}`
  }).join('')

export interface Silhouette {
  /** What has to fill the picture. */
  readonly outline: string
  readonly details: string
}

const endOn =
  'M66 158q-16 0-16-16v-26q0-14 12-19l4-2 22-38q8-13 24-14 24-2 48-2t48 2q16 1 24 14l22 38 4 2q12 5 12 19v26' +
  'q0 16-16 16z'
const feet = 'M64 158v12q0 4 4 4h26q4 0 4-4v-12M222 158v12q0 4 4 4h26q4 0 4-4v-12'
const mirrors = 'M68 92l-16-3q-8-1-8 6v5q0 4 4 4l16 1M252 92l16-3q8-1 8 6v5q0 4-4 4l-16 1'

const side =
  'M20 146q-6-2-5-16l3-12q2-8 12-10l40-8q34-34 62-39 30-4 66 0 22 4 48 36l40 9q14 4 16 22l2 12q0 6-7 6h-27' +
  'a27 27 0 0 0-54 0H114a27 27 0 0 0-54 0z'
const windows = 'M86 100q24-24 50-28l14-1v29zM158 71q22-1 36 2 14 4 28 27h-64z'
const doors = 'M154 71v72M224 102q6 18-6 34M90 102q-8 10-6 20M166 112h14M108 112h14M18 124h14l6-8M300 122h-12l-4-8'
const wheels = `${ring(87, 146, 21)}${ring(87, 146, 9)}${ring(243, 146, 21)}${ring(243, 146, 9)}`

export const silhouettes: Readonly<Record<CarPhotoView, Silhouette>> = {
  front: {
    outline: endOn,
    details: `M96 94l18-32q4-6 12-6h68q8 0 12 6l18 32zM58 112l34 4 10 14-38-2zM262 112l-34 4-10 14 38-2z` +
      `M116 114h88l-8 20h-72z${box(126, 140, 68, 14, 2)}${feet}${mirrors}`,
  },
  rear: {
    outline: endOn,
    details: `M100 88l14-26q4-6 12-6h68q8 0 12 6l14 26zM54 112h38l6 16-42 2zM266 112h-38l-6 16 42 2z` +
      `M92 104h136${box(124, 110, 72, 16, 2)}M66 142h188M150 98h20${feet}`,
  },
  left: { outline: side, details: `${windows}${doors}${wheels}` },
  right: { outline: side, details: `${windows}${doors}${wheels}` },
  interior: {
    outline: 'M24 176v-66q0-22 22-28l74-12h92l62 12q22 6 22 28v66',
    details: `${ring(104, 122, 36)}${ring(104, 122, 10)}M70 118l24 2M138 118l-24 2M104 132v26` +
      `${box(170, 84, 62, 34, 4)}M176 128h50M176 136h50M190 150q10-10 20 0v26h-20zM252 92h24M252 100h24` +
      'M46 72q60-30 114-30t114 30',
  },
  dashboard: {
    outline: 'M20 150q0-92 78-106 62-8 124 0 78 14 78 106z',
    details: `${ring(96, 104, 38)}${ring(224, 104, 38)}${spokes(96, 104, 29, 35, 12)}${spokes(224, 104, 29, 35, 12)}` +
      `M96 104l-20-18M224 104l14-24${box(126, 122, 68, 22, 4)}M136 137v-8M146 137v-8M156 137v-8M166 137v-8` +
      'M176 137v-8M184 137v-8M150 70h20M160 62v16',
  },
  wheel: {
    outline: ring(160, 100, 82),
    details: `${ring(160, 100, 56)}${ring(160, 100, 14)}${spokes(160, 100, 16, 54, 5)}${spokes(160, 100, 74, 80, 24)}`,
  },
  engine: {
    outline: 'M34 170l-6-70q0-10 10-14l44-14h156l44 14q10 4 10 14l-6 70z',
    details: `M70 60q90-50 180 0${box(108, 92, 104, 56, 8)}M120 106h80M120 118h80M120 130h80` +
      `${box(54, 104, 40, 34, 4)}M62 98v6M84 98v6${ring(240, 108, 12)}${ring(250, 144, 9)}M228 128h34`,
  },
  damage: {
    outline: 'M50 168q-10-80 60-118 70-30 150-6l10 124z',
    details: `M96 110l26-16 14 10 30-20M104 126l20-10 16 8 22-14${ring(190, 110, 48)}M224 144l36 36`,
  },
  other: {
    outline: box(40, 30, 240, 140, 14),
    details: `${ring(110, 82, 16)}M56 154l62-52 36 30 44-46 66 64`,
  },
}
