// What stays of somebody who was deleted, and the days that it follows from.
import type { OwnDataSection } from '@bidyard/contract/enums'

/** When the newest of each part was written; a part without any is not named. */
export interface LastFacts extends Readonly<Partial<Record<OwnDataSection, Date>>> {
  /** Of whoever the office let in by hand: the right that was given, which no registration tells of. */
  readonly opening?: Date
}

export interface Kept {
  readonly section: OwnDataSection
  /** Null: what is written in books and logs stays, without the name that went. */
  readonly until: Date | null
}
