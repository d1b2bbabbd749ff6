// Reads the pages of a part that one answer does not hold, so that what is saved is everything.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { askServer } from '../../../api/client.ts'
import type { OwnData, OwnPart } from './types.ts'

const wholePart = async (first: OwnPart): Promise<OwnPart> => {
  const { section } = first
  let whole = first
  for (let page = 2; !whole.isWhole; page += 1) {
    const next = await askServer(auditCalls.readOwnDataPart, { body: { section, page } })
    whole = { ...next, rows: [...whole.rows, ...next.rows] }
  }
  return whole
}

/** One after the other: the server counts how often it is asked. */
export const readRest = async (data: OwnData): Promise<OwnData> => {
  const parts: OwnPart[] = []
  for (const part of data.parts) parts.push(await wholePart(part))
  return { ...data, parts }
}
