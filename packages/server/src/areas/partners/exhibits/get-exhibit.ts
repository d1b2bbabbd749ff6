// One car of a partner; for whoever may not see it, it is as if missing.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { read } from '../../../runtime/handler.ts'
import { seesExhibit } from '../seen-by.ts'
import { findExhibit } from './exhibits.sql.ts'
import { showExhibit } from './show-exhibit.ts'

export const getExhibit = read(partnersCalls.getExhibit, async ({ db, caller, params, refuse }) => {
  const exhibit = await findExhibit(db, params.id)
  if (exhibit === undefined || !seesExhibit(caller, exhibit)) throw refuse('notFound')
  return showExhibit(exhibit)
})
