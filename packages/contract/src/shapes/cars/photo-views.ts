// Which sides of a car its photos have to show: plain, so that screens can ask as well.
import type { CarPhotoView } from '../../enums/car-facts.ts'

export const photosMax = 60

/** The sides that every listing shows, in the order in which one walks around a car. */
export const viewsNeeded = ['front', 'left', 'rear', 'right', 'interior', 'dashboard'] as const
export type NeededView = (typeof viewsNeeded)[number]

/** Views that a listing still lacks. */
export const missingViews = (photos: readonly { readonly view: CarPhotoView }[]): NeededView[] =>
  viewsNeeded.filter((view) => !photos.some((photo) => photo.view === view))
