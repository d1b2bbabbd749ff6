// Whether the bounds that are told before an upload are those that the server keeps.
import { fileUsageRules } from '../../../../../server/src/areas/files/file-usage-rules.ts'
import { describe, expect, it } from 'vitest'
import { acceptOf, bytesMaxOf, type OwnUpload } from './file-bounds.ts'
import { contentTypeOf } from '../../../api/files/send-file.ts'

describe.each(Object.keys(bytesMaxOf) as OwnUpload[])('an upload of %s', (usage) => {
  it('may be as large as the server takes', () => {
    expect(bytesMaxOf[usage]).toBe(fileUsageRules[usage].maxBytes)
  })

  it('may be of the kinds that the server takes and every browser shows', () => {
    const offered = acceptOf(usage).split(',').map((end) => contentTypeOf({ name: `paper${end}`, type: '' }))
    expect(new Set(offered)).toEqual(new Set(fileUsageRules[usage].types.filter((type) => !/hei[cf]$/.test(type))))
  })
})
