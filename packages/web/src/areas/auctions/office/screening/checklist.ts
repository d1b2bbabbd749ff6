// What whoever screens a listing looks at with their own eyes, beside what the program knows by itself.
export const looks = ['photos', 'odometer', 'facts', 'damage', 'answers', 'price'] as const
export type Look = (typeof looks)[number]

/** The keys 1 to 6 tick them. */
export const lookOfKey = (key: string): Look | undefined => {
  const place = Number(key)
  return Number.isInteger(place) && place >= 1 ? looks[place - 1] : undefined
}

/** What was ticked, and on which version of the listing: a car that was changed has to be looked at again. */
export interface Ticks {
  readonly version: number | undefined
  readonly looks: readonly Look[]
}

export const ticksOn = (ticks: Ticks, version: number | undefined): readonly Look[] =>
  ticks.version === version ? ticks.looks : []

export const toggled = (ticked: readonly Look[], look: Look): readonly Look[] =>
  ticked.includes(look) ? ticked.filter((one) => one !== look) : [...ticked, look]
