// Figures drawn as strokes, so that no picture depends on the typefaces of a machine.

// In a box one wide and two high, y downwards.
const strokes: Readonly<Record<string, string>> = {
  '0': 'M.5 0Q1 0 1 .6V1.4Q1 2 .5 2Q0 2 0 1.4V.6Q0 0 .5 0Z',
  '1': 'M.15 .4L.6 0V2',
  '2': 'M0 .5Q.05 0 .5 0Q1 0 1 .55Q1 .95 .6 1.25L0 2H1',
  '3': 'M.05 .3Q.2 0 .5 0Q1 0 1 .5Q1 .95 .45 .95Q1 .95 1 1.45Q1 2 .5 2Q.1 2 0 1.6',
  '4': 'M.8 2V0L0 1.35H1',
  '5': 'M.95 0H.15L.08 .9Q.3 .7 .55 .7Q1 .75 1 1.3Q1 2 .5 2Q.12 2 0 1.65',
  '6': 'M.85 .05Q.0 .3 0 1.35Q0 2 .5 2Q1 2 1 1.4Q1 .85 .5 .85Q.05 .85 0 1.35',
  '7': 'M0 0H1L.35 2',
  '8': 'M.5 .92Q.06 .9 .06 .46Q.06 0 .5 0Q.94 0 .94 .46Q.94 .9 .5 .92Q1 .95 1 1.45Q1 2 .5 2Q0 2 0 1.45Q0 .95 .5 .92Z',
  '9': 'M.15 1.95Q1 1.7 1 .65Q1 0 .5 0Q0 0 0 .6Q0 1.15 .5 1.15Q.95 1.15 1 .65',
  ',': 'M.3 1.9L.15 2.3', '.': 'M.3 1.95V2', '-': 'M.1 1H.9', ':': 'M.4 .6V.7M.4 1.4V1.5', ' ': '',
  'k': 'M.05 0V2M.85 .75L.05 1.4M.35 1.2L.9 2',
    'm': 'M0 2V.8M0 1.1Q.1 .8 .3 .8Q.5 .8 .5 1.1V2M.5 1.1Q.6 .8 .8 .8Q1 .8 1 1.1V2',
  'P': 'M.05 2V0H.6Q1 0 1 .55Q1 1.1 .6 1.1H.05', 'h': 'M.05 0V2M.05 1.2Q.15 .8 .5 .8Q.9 .8 .9 1.2V2', '/': 'M.8 0L.1 2',
  'F': 'M.95 0H.08V2M.08 .95H.75', 'E': 'M.95 0H.08V2H.95M.08 .95H.75', 'H': 'M.05 0V2M.95 0V2M.05 .95H.95',
    'C': 'M.95 .35Q.85 0 .5 0Q0 0 0 1Q0 2 .5 2Q.85 2 .95 1.65',
  'O': 'M.5 0Q1 0 1 1Q1 2 .5 2Q0 2 0 1Q0 0 .5 0Z', 'D': 'M.05 0H.45Q1 .05 1 1Q1 1.95 .45 2H.05Z',
    'x': 'M.1 .8L.9 2M.9 .8L.1 2', 'r': 'M.1 2V.8M.1 1.2Q.3 .8 .8 .85',
  '°': 'M.3 0Q.55 0 .55 .25Q.55 .5 .3 .5Q.05 .5 .05 .25Q.05 0 .3 0Z',
}

const advance = 1.42

export const widthOf = (text: string, size: number): number => (text.length * advance - 0.42) * size

/** `size` is the width of a figure; it is twice as high. */
export const written = (
  text: string, x: number, y: number, size: number, colour: string, anchor: 'start' | 'middle' | 'end' = 'start',
    weight = 0.2,
): string => {
  const wide = widthOf(text, size)
  const from = anchor === 'start' ? x : anchor === 'middle' ? x - wide / 2 : x - wide
  const parts = text.split('').map((letter, at) =>
    `<path transform="translate(${at * advance} 0)" d="${strokes[letter] ?? ''}"/>`)
  return `<g transform="translate(${from.toFixed(1)} ${y.toFixed(1)}) scale(${size})" fill="none" stroke="${colour}" ` +
    `stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`
}
