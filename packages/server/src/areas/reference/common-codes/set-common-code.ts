// Renames a value for this house, or stops offering it where people choose.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { Failure } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { isEnumeration, valuesOf } from '../metadata/metadata-rules.ts'
import { insertOrUpdateWords, lockWords } from './common-codes.sql.ts'
import { gatherCommonCodes } from './gather-common-codes.ts'
import { chosenFrom } from './group-names.ts'

const neverChosen = {
  ko: '상태는 선택 항목이 아니므로 사용을 중지할 수 없습니다.',
  en: 'Nobody chooses this value, so it cannot be taken off the offer.',
}

export const setCommonCode = action(referenceCalls.setCommonCode, async (given) => {
  const { tx, params: { code, value }, body, doer, refuse, request } = given
  if (!isEnumeration(code) || !valuesOf(code).includes(value)) throw refuse('notFound')
  if (!body.isActive && !chosenFrom.has(code))
    throw new Failure('BadRequestSchema', '0001.invalidBodySchema', [
      { path: 'body.isActive', message: neverChosen[request.language] },
    ])
  await lockWords(tx, code, value)
  const [before] = await gatherCommonCodes(tx, code)
  await insertOrUpdateWords(tx, {
    code, value, labelKo: body.label?.ko ?? null, labelEn: body.label?.en ?? null, isActive: body.isActive,
  })
  const [after] = await gatherCommonCodes(tx, code)
  if (after === undefined) throw refuse('notFound')
  const itemOf = (from: typeof after | undefined) => from?.items.find((item) => item.value === value)
  await writeAudit(tx, doer, [{
    act: 'change common code', subject: 'commonCode', subjectId: `${code}/${value}`, before: itemOf(before),
    after: itemOf(after), reason: body.reason,
  }])
  return after
})
