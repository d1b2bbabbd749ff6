// A number plate whose number is hidden, as on every picture that strangers see.
import { box } from './strokes.ts'

const blocks = ['#c3c7cb', '#8d949b', '#b4bac0', '#a2a9b0', '#cfd3d6', '#979ea6', '#bcc2c7', '#868d95', '#adb4ba',
  '#c9cdd1']

export const plate = (x: number, y: number): string => {
  const [width, height] = [0.52, 0.11]
  const cells = blocks.flatMap((colour, at) => [
    box(x - 0.2 + at * 0.04, y - 0.032, 0.041, 0.033, colour),
    box(x - 0.2 + at * 0.04, y, 0.041, 0.033, blocks[(at * 7 + 3) % blocks.length] ?? colour),
  ])
  return box(x - width / 2 - 0.008, y - height / 2 - 0.008, width + 0.016, height + 0.016, '#1a1c1f', 'rx=".012"') +
    box(x - width / 2, y - height / 2, width, height, '#f3f4f3', 'rx=".01"') +
    box(x - width / 2, y - height / 2, 0.045, height, '#2a5aa8', 'rx=".01"') + cells.join('')
}
