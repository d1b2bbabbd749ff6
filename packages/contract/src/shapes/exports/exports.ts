// What is asked of an export and what is told of it: which rows of which list, and how far its file has come.
import { z } from 'zod'
import { exportedList, exportFormat, exportState } from '../../enums/work/exports.ts'
import { limits } from '../../limits.ts'
import { timeShape } from '../labels.ts'
import { reasonShape } from '../texts.ts'
import { personalLists } from './personal-lists.ts'

export const listExportWish = z.strictObject({
  list: exportedList.schema,
  format: exportFormat.schema,
  /** What stands behind `?` where the list itself is asked, without its page. */
  query: z.string().max(limits.exportQuery).meta({ examples: ['sort=[{"createdAt":"desc"}]'] }),
  /** Needed where the list holds personal data. */
  reason: reasonShape.nullable(),
}).refine(({ list, reason }) => reason !== null || !personalLists.includes(list), { path: ['reason'] })

export const exportShape = z.object({
  id: z.uuid(),
  state: exportState.schema,
  /** Rows that the file has so far. */
  writtenCount: z.int().min(0).max(limits.number),
  /** Rows that there were when it was asked for; some may have come or gone since. */
  rowCount: z.int().min(0).max(limits.number),
}).meta({ id: 'Export' })

export const openedExportShape = z.object({
  ...exportShape.shape,
  /** Opens once, within a minute, in the session that asked for it. */
  url: z.string().max(limits.url),
  endsAt: timeShape,
}).meta({ id: 'OpenedExport' })
