// What both ways to announce a file share: who may, what may be announced, and the row that remembers it.
import type { FileContentType } from '@bidyard/contract/calls/files'
import type { FileUsageType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import { type Caller, isSignedIn } from '../../runtime/caller.ts'
import type { Tx } from '../../runtime/database/database.ts'
import { networkOf } from '../../runtime/call/rate-limit.ts'
import { refuse } from '../../runtime/failure.ts'
import type { RequestFacts } from '../../runtime/handler.ts'
import { contentFailure } from './content/content-problems.ts'
import { getPlaceCount, getWaitingCount, type FileRecord, insertFile, lockAnnouncer } from './files.sql.ts'
import { fileUsageRules, mayUpload } from './file-usage-rules.ts'

interface Announcement {
  readonly usageType: FileUsageType
  readonly contentType: FileContentType
  readonly name: string
  readonly sizeBytes?: number
}

/** What is announced may be uploaded, so that many announcements are many bytes for a day. */
const hasAnnouncedEnough = async (tx: Tx, { userId }: Caller, { address }: RequestFacts): Promise<boolean> => {
  const place = networkOf(address)
  await lockAnnouncer(tx, userId ?? place)
  const bound = userId === null ? limits.ownerlessFilesADay : limits.waitingFiles
  const found = userId === null ? getPlaceCount(tx, place, bound) : getWaitingCount(tx, userId, bound)
  return (await found) >= bound
}

export const announceFile = async (
  { tx, caller, request, body }: {
    readonly tx: Tx; readonly caller: Caller; readonly request: RequestFacts; readonly body: Announcement
  },
): Promise<FileRecord> => {
  const { usageType, contentType, name, sizeBytes } = body
  if (!mayUpload(usageType, caller)) throw refuse(isSignedIn(caller) ? 'forbidden' : 'unauthorized')
  if (!fileUsageRules[usageType].types.includes(contentType))
    throw contentFailure('typeNotForUsage', 'body.contentType', request)
  if (sizeBytes !== undefined && sizeBytes > fileBytesMax[usageType])
    throw contentFailure('tooLarge', 'body.sizeBytes', request)
  if (await hasAnnouncedEnough(tx, caller, request)) throw refuse('tooManyRequests')
  return insertFile(tx, {
    usageType, name, contentType, uploaderId: caller.userId, exhibitId: caller.exhibitId,
    announcedBytes: sizeBytes ?? null, announcedFrom: caller.userId === null ? networkOf(request.address) : null,
  })
}

export const endOf = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1_000).toISOString()
