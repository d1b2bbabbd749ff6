// How much of everything a contract takes at most: plain numbers, for shapes and screens alike.

export const visitWindowsMax = 20
export const takenMax = 200
export const submissionsMax = 50
export const slipsMax = 5
export const carriersMax = 100
export const takeoverPhotosMax = 20
export const disputesMax = 3
export const correctionsMax = 20
export const claimMax = 2_000

export const adjustmentBounds = { attempts: 3, lines: 20, photosPerLine: 10, damagesPerLine: 20, units: 100 } as const
