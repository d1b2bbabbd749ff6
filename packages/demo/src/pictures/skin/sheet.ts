// A sheet of drawing that is laid on a body: its colours, where it is glass, and where it is dull.
import sharp from 'sharp'

/** Drawn in metres, y upwards; `marks` is red where there is glass and green where nothing shines. */
export interface Drawing {
  readonly left: number
  readonly right: number
  /** The lower edge; 0 unless the drawing is a patch. */
  readonly low?: number
  readonly height: number
  readonly colours: string
  readonly marks: string
}

export interface Sheet {
  readonly left: number
  readonly low: number
  readonly width: number
  readonly height: number
  readonly fineness: number
  /** Red, green, blue not yet multiplied, and how much of the paint is covered. */
  readonly colours: Uint8Array
  readonly marks: Uint8Array
}

const asSvg = (drawing: Drawing, fineness: number, inner: string): Buffer => {
  const width = Math.round((drawing.right - drawing.left) * fineness)
  const height = Math.round(drawing.height * fineness)
  const floor = height + (drawing.low ?? 0) * fineness
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="translate(${-drawing.left * fineness} ${floor}) scale(${fineness} ${-fineness})">${inner}</g></svg>`,
  )
}

const pixelsOf = async (svg: Buffer): Promise<{ bytes: Uint8Array; width: number; height: number }> => {
  const { data, info } = await sharp(svg, { limitInputPixels: false }).ensureAlpha().raw()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

export const rasteriseDrawing = async (drawing: Drawing, fineness: number): Promise<Sheet> => {
  const colours = await pixelsOf(asSvg(drawing, fineness, drawing.colours))
  const marks = await pixelsOf(asSvg(drawing, fineness, drawing.marks))
  return {
    left: drawing.left, low: drawing.low ?? 0, width: colours.width, height: colours.height, fineness,
    colours: colours.bytes, marks: marks.bytes,
  }
}
