// Zooming and swiping pictures.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveBy, scaleMax, swipeOf, unzoomed, zoomAbout } from './zoom.ts'

const frame = { width: 400, height: 300 }
const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) })

describe('a picture', () => {
  it('keeps the point under the finger in its place while it grows', () => {
    const finger = { x: 100, y: 50 }
    const zoom = zoomAbout(unzoomed, 2, finger, frame)
    // The picture's own point under the finger: (finger − offset) ÷ scale.
    expect({ x: (finger.x - zoom.x) / zoom.scale, y: (finger.y - zoom.y) / zoom.scale }).toEqual(finger)
  })

  it('never leaves its frame, however it is pushed', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 0.2, max: 9, noNaN: true }), (about, push, factor) => {
        const { scale, x, y } = moveBy(
          zoomAbout(unzoomed, factor, about, frame),
          { x: push.x * 20, y: push.y * 20 },
          frame,
        )
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(scaleMax)
        expect(Math.abs(x)).toBeLessThanOrEqual((frame.width * (scale - 1)) / 2 + 1e-9)
        expect(Math.abs(y)).toBeLessThanOrEqual((frame.height * (scale - 1)) / 2 + 1e-9)
      }),
    )
  })

  it('gives way to the next one only for a clear swipe to the side', () => {
    expect(swipeOf({ x: -90, y: 10 }, frame)).toBe(1)
    expect(swipeOf({ x: 90, y: -10 }, frame)).toBe(-1)
    expect(swipeOf({ x: -30, y: 0 }, frame)).toBe(0)
    expect(swipeOf({ x: -90, y: 120 }, frame)).toBe(0)
  })
})
