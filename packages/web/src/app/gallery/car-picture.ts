// Draws a car as a picture file, so that photos can be shown without photos.

export interface Paint {
  readonly body: 'sedan' | 'suv' | 'van'
  readonly colour: string
  readonly sky: readonly [light: string, dark: string]
}

const bodies = {
  sedan:
    'M14 92C14 82 20 78 34 75L74 69C90 50 104 44 136 43 172 42 188 48 210 67' +
    'L250 72C264 74 270 80 271 92L270 98 14 98Z',
  suv:
    'M14 92C14 76 20 70 34 67L66 62C82 38 92 32 128 31L186 31C212 32 226 42 240 61' +
    'L256 66C268 70 271 80 271 92L270 98 14 98Z',
  van:
    'M14 92C14 76 18 68 30 62 52 36 66 25 104 24L226 24C248 25 256 36 262 58' +
    ' 268 66 271 80 271 92L270 98 14 98Z',
} as const

const windows = {
  sedan: 'M84 67C98 52 108 48 134 48L138 67ZM144 48C172 48 182 53 198 66L146 67Z',
  suv: 'M76 60C88 42 96 37 126 36L130 60ZM136 36L184 36C202 37 214 44 226 59L138 60Z',
  van: 'M44 58C62 38 72 30 102 29L106 58ZM112 29L176 29 176 57 112 58Z',
} as const

const circle = (x: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="97" r="${radius}" fill="${fill}"/>`

const wheel = (x: number): string => circle(x, 18, '#14181f') + circle(x, 11, '#9aa4b2') + circle(x, 3.4, '#3b4452')

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

const shade = (id: string, stops: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`

export const carPicture = ({ body, colour, sky: [light, dark] }: Paint): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 286 179" width="1144" height="716"><defs>',
    shade('s', [stop(0, light), stop(0.66, dark), stop(0.67, '#9aa6b6'), stop(1, '#cbd2dc')]),
    shade('b', [stop(0, '#fff', 0.45), stop(0.5, '#fff', 0), stop(1, '#000', 0.35)]),
    '</defs><rect width="286" height="179" fill="url(#s)"/>',
    '<ellipse cx="143" cy="141" rx="132" ry="9" fill="#28303d" opacity=".35"/><g transform="translate(0 26)">',
    `<path d="${bodies[body]}" fill="${colour}"/><path d="${bodies[body]}" fill="url(#b)"/>`,
    `<path d="${windows[body]}" fill="#17202e" opacity=".88"/>`,
    '<path d="M140 68v28" stroke="#000" stroke-opacity=".25"/>',
    '<path d="M20 84h40" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>',
    `<path d="M262 80h8" stroke="#e03131" stroke-width="4"/>${wheel(66)}${wheel(218)}</g></svg>`,
  ].join('')

export const pictureAddress = (paint: Paint): string =>
  URL.createObjectURL(new Blob([carPicture(paint)], { type: 'image/svg+xml' }))
