// The kinds of notices that somebody was told, in the order of the telling.
import { noticesCalls } from '@bidyard/contract/calls/notices'
import type { NoticeKind } from '@bidyard/contract/enums'
import type { Ask } from './ask.ts'

export const kindsTold = async (ask: Ask): Promise<readonly NoticeKind[]> =>
  (await ask(noticesCalls.listNotices, { query: { sort: [{ toldAt: 'asc' }, { createdAt: 'asc' }], size: 100 } }))
    .items.map(({ kind }) => kind)
