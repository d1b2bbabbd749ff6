// The arithmetic of looking closer at a picture: zoom about a point, move, never lose the picture.

export interface Zoom {
  readonly scale: number
  /** Offset of the picture's middle from the frame's middle, in pixels. */
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }
export const scaleMax = 5

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** Keeps the enlarged picture over its frame. */
const kept = ({ scale, x, y }: Zoom, frame: Size): Zoom => {
  if (scale <= 1) return unzoomed
  return { scale, x: clamp(x, (frame.width * (scale - 1)) / 2), y: clamp(y, (frame.height * (scale - 1)) / 2) }
}

/** The point (from the frame's middle) stays under the finger while the scale changes. */
export const zoomAbout = (zoom: Zoom, factor: number, point: Point, frame: Size): Zoom => {
  const scale = Math.min(scaleMax, Math.max(1, zoom.scale * factor))
  const grown = scale / zoom.scale
  return kept({ scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }, frame)
}

export const moveBy = (zoom: Zoom, by: Point, frame: Size): Zoom =>
  kept({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame)

/** -1 to the previous picture, 1 to the next, 0 when the finger moved too little or rather up and down. */
export const swipeOf = (moved: Point, frame: Size): -1 | 0 | 1 => {
  if (Math.abs(moved.x) < Math.max(48, frame.width * 0.12) || Math.abs(moved.x) < Math.abs(moved.y) * 1.4) return 0
  return moved.x < 0 ? 1 : -1
}
