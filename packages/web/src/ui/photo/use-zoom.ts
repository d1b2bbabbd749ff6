// Turns fingers, mouse and wheel on a picture into zoom, movement and swipes.
import { useRef, useState, type PointerEvent, type WheelEvent } from 'react'
import { moveBy, swipeOf, unzoomed, zoomAbout, type Point, type Size, type Zoom } from './zoom.ts'

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spread = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y)

const fromMiddle = (element: Element, { x, y }: Point): Point => {
  const box = element.getBoundingClientRect()
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
}

const sizeOf = (element: Element): Size => ({ width: element.clientWidth, height: element.clientHeight })

type SetZoom = (next: (now: Zoom) => Zoom) => void

interface Pressed {
  readonly currentTarget: Element
  readonly clientX: number
  readonly clientY: number
}

const aboutOf = ({ currentTarget, clientX, clientY }: Pressed) => ({
  about: fromMiddle(currentTarget, { x: clientX, y: clientY }),
  frame: sizeOf(currentTarget),
})

/** Mouse and double tap: closer where the pointer is, and back. */
const pointHandlers = (setZoom: SetZoom) => ({
  onWheel: (event: WheelEvent) => {
    const { about, frame } = aboutOf(event)
    setZoom((now) => zoomAbout(now, Math.exp(-event.deltaY / 400), about, frame))
  },
  onDoubleClick: (event: Pressed) => {
    const { about, frame } = aboutOf(event)
    setZoom((now) => (now.scale > 1 ? unzoomed : zoomAbout(now, 2.5, about, frame)))
  },
})

/** Fingers: two of them zoom, one moves what is enlarged or swipes to another picture. */
const useFingers = (zoom: Zoom, setZoom: SetZoom, onSwipe: (direction: -1 | 1) => void) => {
  const [dragged, setDragged] = useState(0)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    start.current = fingers.current.size === 1 ? { x: event.clientX, y: event.clientY } : null
  }

  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...fingers.current.values()]
    const frame = sizeOf(event.currentTarget)
    const by = { x: middle(after).x - middle(before).x, y: middle(after).y - middle(before).y }
    if (after.length >= 2) {
      const factor = spread(after) / Math.max(1, spread(before))
      const about = fromMiddle(event.currentTarget, middle(after))
      setZoom((now) => moveBy(zoomAbout(now, factor, about, frame), by, frame))
    } else if (zoom.scale > 1) setZoom((now) => moveBy(now, by, frame))
    else setDragged((now) => now + by.x)
  }

  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    const from = start.current
    start.current = null
    setDragged(0)
    if (from === null || zoom.scale > 1) return
    const swipe = swipeOf({ x: event.clientX - from.x, y: event.clientY - from.y }, sizeOf(event.currentTarget))
    if (swipe !== 0) onSwipe(swipe)
  }

  return { dragged, handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up } }
}

export const useZoom = (onSwipe: (direction: -1 | 1) => void) => {
  const [zoom, setZoom] = useState<Zoom>(unzoomed)
  const { dragged, handlers } = useFingers(zoom, setZoom, onSwipe)
  return {
    zoom,
    dragged,
    reset: () => setZoom(unzoomed),
    zoomBy: (factor: number, frame: Size) => setZoom((now) => zoomAbout(now, factor, { x: 0, y: 0 }, frame)),
    handlers: { ...handlers, ...pointHandlers(setZoom) },
  }
}
