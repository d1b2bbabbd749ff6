// The face of a wheel: its rim in metal, the brake behind it.
import type { Look } from './look.ts'
import type { Drawing } from './sheet.ts'
import { along, dot, glow, line, shade, shape, type Spot } from './strokes.ts'

const around = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => `<g transform="rotate(${(at * 360) / count})">${draw(at)}</g>`).join('')

const spoke = (inner: number, outer: number, from: number, to: number): Spot[] =>
  [[-inner, from], [inner, from], [outer, to], [-outer, to]]

const faces: Readonly<Record<Look['rim'], () => string>> = {
  ten: () => around(5, () => [-0.17, 0.17].map((tilt) =>
    `<g transform="rotate(${(tilt * 180) / Math.PI})">${shape(along(spoke(0.055, 0.062, 0.1, 0.95)),
      'url(#metal)')}${line('M-.03 .2L-.035 .9', '#fff', 0.012, 'stroke-opacity=".5"')}${line('M.055 .15L.06 .92',
      '#000', 0.02, 'stroke-opacity=".45"')}</g>`).join('')),
  five: () => around(5, () => shape(along([[-0.1, 0.08], [0.1, 0.08], [0.16, 0.6], [0.24, 0.95], [-0.24, 0.95],
    [-0.16, 0.6]]), 'url(#metal)') +
    shape(along([[-0.02, 0.34], [0.02, 0.34], [0.1, 0.9], [-0.1, 0.9]]), '#1b1e21') +
      line('M-.1 .2L-.2 .93', '#fff', 0.014, 'stroke-opacity=".45"')),
  mesh: () => around(8, () => shape(along(spoke(0.05, 0.045, 0.1, 0.6)), 'url(#metal)') +
    shape(along([[-0.05, 0.55], [0.05, 0.55], [0.26, 0.95], [0.17, 0.95]]), 'url(#metal)') +
    shape(along([[-0.05, 0.55], [0.05, 0.55], [-0.17, 0.95], [-0.26, 0.95]]), 'url(#metal)') +
    line('M.05 .15V.56', '#000', 0.02, 'stroke-opacity=".4"')),
}

/** Drawn in a circle of radius one about its middle. */
export const rimDrawing = (look: Look): Drawing => ({
  left: -1, right: 1, height: 2,
  colours: `<g transform="translate(0 1)"><defs>${shade('metal', [-0.7, 0.9], [0.7, -0.9],
    [[0, '#e6e9eb'], [0.5, '#b3b8bd'], [1, '#858b91']])}${
    glow('barrel', [[0, '#24282c'], [0.75, '#101214'], [0.93, '#2b2f33'], [1, '#5a6066']])}${
    glow('cap', [[0, '#dfe2e5'], [0.7, '#a6acb2'], [1, '#6b7177']])}</defs>` +
    dot(0, 0, 1, 'url(#barrel)') + dot(0, 0, 0.66, '#4b4f53') +
      dot(0, 0, 0.66, 'none', 'stroke="#70757a" stroke-width=".03"') +
    dot(0, 0, 0.3, '#2a2d30') + shape(along([[0.3, 0.3], [0.62, 0.12], [0.62, -0.3], [0.36, -0.36]]), '#3a3e42') +
    faces[look.rim]() + dot(0, 0, 0.955, 'none', 'stroke="#c2c7cb" stroke-width=".07"') +
    dot(0, 0, 0.915, 'none', 'stroke="#6e747a" stroke-width=".014"') + dot(0, 0, 0.19, '#8f959b') +
    around(5, () => dot(0, 0.135, 0.026, '#33373b')) + dot(0, 0, 0.09, 'url(#cap)') + '</g>',
  marks: '',
})
