// Which notices one may choose about, and what the quiet hours are; without a shape, for screens as well.

/** What may have been done in one's own name, and what the rules say of a shop, is always told: no choice of theirs. */
export const choosableGroups = ['money', 'bids', 'contracts', 'selling', 'searches', 'office'] as const
export type ChoosableGroup = (typeof choosableGroups)[number]

/** The others are told in the application only. */
export const mailedGroups: readonly ChoosableGroup[] = ['money', 'bids', 'contracts', 'selling']

/** What rings on phones, of those whom the settings are shown to; owners of cars hear of their sale there as well. */
export const phonedGroups: readonly ChoosableGroup[] = ['money', 'bids', 'contracts']

export const isChoosable = (group: string): group is ChoosableGroup =>
  (choosableGroups as readonly string[]).includes(group)

export interface QuietHours {
  readonly from: string
  readonly until: string
}

/** From the first up to the last, over midnight where that is the earlier one. */
export const isWithin = ({ from, until }: QuietHours, time: string): boolean =>
  (from <= until ? time >= from && time < until : time >= from || time < until)
