// Every event and what follows from it, in the same transaction: the product's flow on one page.
import type { Reactions } from './runtime/work/events.ts'

export const reactions: Reactions = {
  configurationChanged: [],
  metadataChanged: [],
  carCodesChanged: [],
  filesCommitted: [],
  filesDeleted: [],
  fileImagesMade: [],
  outageEnded: [],
}
