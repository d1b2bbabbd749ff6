// Which pictures belong to a demo car: the usual views, its own instruments, a close look at each damage.
import type { Color, DamageValue, SeatColor } from '@bidyard/contract/enums'
import type { DamageKind } from './damage/damages.ts'
import type { CarPictureWish } from './draw-car-picture.ts'
import type { BodyName } from './shape/body-shapes.ts'

export interface PicturedCar {
  readonly body: BodyName
  readonly colour: Color
  readonly seatColour: SeatColor
  readonly odometerKm: number
  /** Cars of one body and colour with the same number here share what does not tell them apart. */
  readonly likeness: number
  readonly damages: readonly DamageKind[]
}

/** The classes of the demo's car codes, by the body that most of their models have. */
const bodyOfClass: Readonly<Record<string, BodyName>> = {
  k: 'light', s: 'sedan', c: 'sedan', m: 'sedan', l: 'sedan', u: 'hatch', v: 'suv', w: 'suv', r: 'van', b: 'van',
  t: 'truck', g: 'hatch', h: 'suv', e: 'suv', p: 'coupe',
}

/** Models that look otherwise than their class, by a part of their English name. */
const bodyOfModel: readonly (readonly [name: RegExp, body: BodyName])[] = [
  [/\b(porter|bongo|libero|mighty|st1|labo)\b/i, 'truck'],
  [/\b(casper|ray|morning|spark|matiz)\b/i, 'light'],
  [/\b(i30|click|golf|pride|leaf|bolt|niro|polo|cooper|a-class)\b/i, 'hatch'],
  [/\b(i40|shooting brake|wagon|touring|avant|estate|cross country)\b/i, 'wagon'],
  [/\b(ioniq 6|model [s3]|electrified g80|taycan)\b/i, 'sedan'],
  [/\b(coupe|veloster|tiburon|tuscani|911|mustang)\b/i, 'coupe'],
  [/\b(staria|starex|carnival|solati|trajet|carens|orlando|sienna|odyssey)\b/i, 'van'],
]

export const bodyOf = (modelEn: string, carClass: string): BodyName =>
  bodyOfModel.find(([name]) => name.test(modelEn))?.[1] ?? bodyOfClass[carClass] ?? 'sedan'

const closeUps: Readonly<Partial<Record<DamageValue, DamageKind>>> = {
  scratch: 'scratch', dent: 'dent', corrosion: 'corrosion', broken: 'crack', needPaint: 'flaking',
  painting: 'repainted', panel_repair: 'repainted',
}

/** An exchanged part looks like any other: it has no picture. */
export const closeUpOf = (value: DamageValue): DamageKind | null => closeUps[value] ?? null

export const albumSize = [1_024, 768] as const

/** In the order in which a buyer looks; the first is the car's face on every list. */
export const albumOf = (car: PicturedCar): readonly CarPictureWish[] => {
  const { body, colour, seatColour, likeness } = car
  const shared = { body, colour, odometerKm: 0, seed: `${body} ${colour} ${likeness}`, size: albumSize }
  const views = (['front', 'rear', 'left', 'right', 'wheel', 'engine'] as const).map((view) => ({ ...shared, view }))
  // Paint is not seen from inside, so that all colours share a cabin.
  const inside = { ...shared, colour: 'black' as const, seed: `${body} ${likeness}` }
  return [
    ...views.slice(0, 4),
    { ...inside, view: 'interior', seatColour },
    { ...inside, view: 'dashboard', odometerKm: car.odometerKm },
    ...views.slice(4),
    ...car.damages.map((damage) => ({ ...shared, view: 'left' as const, damage })),
  ]
}
