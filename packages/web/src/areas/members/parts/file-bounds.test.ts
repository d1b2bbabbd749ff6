// Whether the kinds of file that are offered before an upload are those that the server takes.
import { fileUsageRules } from '../../../../../server/src/areas/files/file-usage-rules.ts'
import { registrationDocuments } from '@bidyard/contract/shapes/registration/registration-documents'
import { describe, expect, it } from 'vitest'
import { acceptOf, type OwnUpload } from './file-bounds.ts'
import { contentTypeOf } from '../../../api/files/send-file.ts'

const uploads: readonly OwnUpload[] = [...registrationDocuments, 'memberProfileImage']

describe.each(uploads)('an upload of %s', (usage) => {
  it('may be of the kinds that the server takes and every browser shows', () => {
    const offered = acceptOf(usage).split(',').map((end) => contentTypeOf({ name: `paper${end}`, type: '' }))
    expect(new Set(offered)).toEqual(new Set(fileUsageRules[usage].types.filter((type) => !/hei[cf]$/.test(type))))
  })
})
