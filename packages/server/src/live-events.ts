// Every event that screens hear of, and what each viewer may see of it; judged again at each delivery.
import { isStaff } from './runtime/caller.ts'
import type { LiveTable } from './runtime/live/hub.ts'

export const liveEvents: LiveTable = {
  configurationChanged: (_, payload) => payload,
  metadataChanged: (_, payload) => payload,
  carCodesChanged: (_, payload) => payload,
  filesCommitted: () => undefined,
  filesDeleted: () => undefined,
  fileImagesMade: (viewer, { fileId, uploaderId, failed }) =>
    viewer.userId === uploaderId || isStaff(viewer) ? { fileId, failed } : undefined,
  outageEnded: (_, payload) => payload,
}
