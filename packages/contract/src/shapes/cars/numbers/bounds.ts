// Bounds of cars and of the yard that screens ask for as well: plain, so that nobody loads shapes for a number.

export const modelYearMin = 1_950
export const displacementMax = 20_000
export const keysMax = 9
/** Accidents of one history. */
export const claimsMax = 300

export const yardNoteMax = 1_000
/** How a car looked as it came into the yard. */
export const arrivalPhotosMax = 20
export const slotNumberMax = 999
