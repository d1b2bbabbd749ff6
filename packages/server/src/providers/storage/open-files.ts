// Opens the place of the files as the configuration says: a bucket, or else a disk; and the keys of private documents.
import { join } from 'node:path'
import type { Environment } from '../../runtime/environment.ts'
import type { KeySettings } from '../../runtime/keys/hold-keys.ts'
import { diskPlaceOf, type DiskStorage, openDiskStorage } from './disk/disk-storage.ts'
import { openPrivateLinks, type PrivateLinks } from './private-links.ts'
import { openS3Storage } from './s3-storage.ts'
import { openSealer, type Sealer } from './sealed-content.ts'
import { linkKeyOf } from './signed-link.ts'
import type { Storage } from './storage.ts'

export interface FileProviders {
  readonly storage: Storage
  /** The same storage, when it needs addresses on our own server. */
  readonly disk: DiskStorage | undefined
  readonly sealer: Sealer
  readonly privateLinks: PrivateLinks
}

interface FilesGiven {
  readonly keys: Pick<KeySettings, 'fileKeys'>
  readonly now: () => Promise<Date>
}

export const openFiles = async (environment: Environment, { keys, now }: FilesGiven): Promise<FileProviders> => {
  const { s3, secret, publicUrl, dataFolder } = environment
  const linkKey = linkKeyOf(secret)
  const shared = { sealer: openSealer(keys.fileKeys), privateLinks: openPrivateLinks(linkKey, publicUrl) }
  if (s3 !== undefined) return { ...shared, storage: openS3Storage(s3), disk: undefined }
  const folder = join(dataFolder, 'files')
  const disk = await openDiskStorage({ folder, place: diskPlaceOf(secret), linkKey, now, publicUrl })
  return { ...shared, storage: disk, disk }
}
