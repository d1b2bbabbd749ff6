// Where the photographer stands, and what falls where on the picture.
import type { Triple } from '../shape/mesh.ts'

export interface Camera {
  readonly eye: Triple
  readonly forward: Triple
  readonly right: Triple
  readonly up: Triple
  /** Pixels for one metre at one metre's distance. */
  readonly focal: number
  readonly width: number
  readonly height: number
  readonly centreX: number
  readonly centreY: number
}

const unit = ([x, y, z]: Triple): Triple => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

export const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0],
]

export const cameraAt = (
  eye: Triple, target: Triple, zoom: number, size: readonly [width: number, height: number],
): Camera => {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]])
  const right = unit(cross(forward, [0, 1, 0]))
  const [width, height] = size
  return {
    eye, forward, right, up: cross(right, forward), focal: zoom * width, width, height,
    centreX: width / 2, centreY: height / 2,
  }
}

/** Towards what the middle of a pixel shows. */
export const rayThrough = ({ forward, right, up, focal, centreX, centreY }: Camera, x: number, y: number): Triple => {
  const [a, b] = [(x - centreX) / focal, (centreY - y) / focal]
  return unit([
    forward[0] + right[0] * a + up[0] * b, forward[1] + right[1] * a + up[1] * b, forward[2] + right[2] * a + up[2] * b,
  ])
}
