// The gallery's photos, drawn once.
import { pictureAddress, type Paint } from './car-picture.ts'

export const shots = ['front', 'side', 'rear', 'inside', 'wheel', 'engine'] as const

const day = ['#dfe5ee', '#c3ccd9'] as const
const dusk = ['#c9d3ea', '#8ea3c8'] as const

const paints: readonly Paint[] = [
  { body: 'sedan', colour: '#e9ecf0', sky: day },
  { body: 'suv', colour: '#2f4f8f', sky: day },
  { body: 'van', colour: '#7b8088', sky: dusk },
  { body: 'sedan', colour: '#23262b', sky: dusk },
  { body: 'suv', colour: '#8b1f2a', sky: day },
  { body: 'sedan', colour: '#33507f', sky: day },
]

let drawn: readonly string[] | undefined

export const samplePhotos = (): readonly string[] => {
  drawn ??= paints.map(pictureAddress)
  return drawn
}
