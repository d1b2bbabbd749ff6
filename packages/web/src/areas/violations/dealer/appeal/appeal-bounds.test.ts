// Whether the bounds that are told before an appeal are those that the server keeps.
import { violationBounds } from '@bidyard/contract/shapes/standing/violations'
import { expect, it } from 'vitest'
import { fileUsageRules } from '../../../../../../server/src/areas/files/file-usage-rules.ts'
import { contentTypeOf } from '../../../../api/files/send-file.ts'
import { appealBounds } from './appeal-bounds.ts'

it('asks for as much as the server asks for', () => {
  const { statementLeast, filesMax: evidence } = appealBounds
  expect({ statementLeast, evidence }).toEqual({
    statementLeast: violationBounds.statementLeast, evidence: violationBounds.evidence,
  })
})

it('offers the kinds of files that the server takes and every browser shows', () => {
  const offered = appealBounds.accept.split(',').map((end) => contentTypeOf({ name: `proof${end}`, type: '' }))
  expect(new Set(offered)).toEqual(new Set(fileUsageRules.document.types.filter((type) => !/hei[cf]$/.test(type))))
})
