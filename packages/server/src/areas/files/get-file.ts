// One file with short links to what of it may be seen; a private document has none.
import { filesCalls } from '@bidyard/contract/calls/files'
import { isStaff } from '../../runtime/caller.ts'
import { read } from '../../runtime/handler.ts'
import { writeAccess } from '../../runtime/work/logs.ts'
import type { FileParts } from './file-parts.ts'
import { findFile, listImages } from './files.sql.ts'
import { isLookNoted, isUploader, maySee } from './file-usage-rules.ts'
import { linkFile } from './show-file.ts'

export const getFile = ({ storage }: FileParts) =>
  read(filesCalls.getFile, async ({ db, caller, params, now, request, refuse }) => {
    const file = await findFile(db, params.id)
    if (file === undefined || !maySee(file, caller)) throw refuse('notFound')
    if (isLookNoted(file, caller))
      await writeAccess(db, caller, request, [{ act: 'view paper', subject: 'file', subjectId: file.id }])
    const mayHaveRaw = isUploader(file, caller) || isStaff(caller)
    return linkFile({ storage, file, images: await listImages(db, [file.id]), now, mayHaveRaw })
  })
