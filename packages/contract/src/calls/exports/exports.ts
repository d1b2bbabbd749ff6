// Exports: rows of a list as a file, everything of a shop as an archive, and how far either has come.
import { z } from 'zod'
import { call } from '../../call.ts'
import { exportShape, listExportWish, openedExportShape } from '../../shapes/exports/exports.ts'
import { reasonShape } from '../../shapes/texts.ts'

const one = { who: ['dealer', 'seller', 'partner', 'staff'], params: z.object({ id: z.uuid() }), isOwn: true } as const
const opened = {
  method: 'POST', answer: openedExportShape, idempotency: 'none', perMinute: 20, isLook: true,
} as const

export const exportsCalls = {
  exportList: call({
    ...opened,
    path: '/exports',
    summary: 'A link to the rows of a list as CSV or Excel, filtered and sorted as on its screen; for whoever sees it',
    who: ['dealer', 'seller', 'partner', 'staff'],
    body: listExportWish,
  }),
  exportShop: call({
    ...opened,
    path: '/shops/:id/export',
    summary: 'A link to everything of a shop, lists and papers, as an archive; for the office and who leads the shop',
    who: ['dealer', 'staff'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ reason: reasonShape }),
  }),
  getExport: call({
    ...one,
    method: 'GET',
    path: '/exports/:id',
    summary: 'How far the file of an export has come, for the session that asked for it',
    answer: exportShape,
    isWatch: true,
  }),
  stopExport: call({
    ...one,
    method: 'POST',
    path: '/exports/:id/stop',
    summary: 'Stops an export: its file breaks off, or is never begun',
    answer: exportShape,
    idempotency: 'none',
  }),
} as const
