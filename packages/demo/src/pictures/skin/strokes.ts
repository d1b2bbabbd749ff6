// Small words of SVG that all drawings share; numbers are written short.

const short = (value: number): string => String(Math.round(value * 10_000) / 10_000)

export type Spot = readonly [x: number, y: number]

export const along = (spots: readonly Spot[], closed = true): string =>
  `M${spots.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`

/** Corners cut round by curves that pass near them. */
export const rounded = (spots: readonly Spot[], share = 0.3): string => {
  const parts = spots.map((spot, at) => {
    const before = spots[(at + spots.length - 1) % spots.length] ?? spot
    const after = spots[(at + 1) % spots.length] ?? spot
    const towards = (other: Spot): string =>
      `${short(spot[0] + (other[0] - spot[0]) * share)} ${short(spot[1] + (other[1] - spot[1]) * share)}`
    return `${at === 0 ? 'M' : 'L'}${towards(before)}Q${short(spot[0])} ${short(spot[1])} ${towards(after)}`
  })
  return `${parts.join('')}Z`
}

export const shape = (path: string, fill: string, more = ''): string => `<path d="${path}" fill="${fill}" ${more}/>`

export const line = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" ${more}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`

export const dot = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`

export const both = (half: string): string => `<g>${half}</g><g transform="scale(-1 1)">${half}</g>`

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list.map(([offset, colour, opacity = 1]) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')

/** From `from` to `to` in the drawing's own measure. */
export const shade = (id: string, from: Spot, to: Spot, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" ` +
  `y2="${to[1]}">${stops(list)}</linearGradient>`

export const glow = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`
