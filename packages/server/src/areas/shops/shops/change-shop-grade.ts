// Puts a shop into another grade, which decides how many awards it may have open.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { action } from '../../../runtime/handler.ts'
import { changeShopBy } from './change-shop.ts'

export const changeShopGrade = action(shopsCalls.changeShopGrade, ({ tx, doer, emit, params, body }) =>
  changeShopBy({ tx, doer, emit, id: params.id, act: 'change grade of shop', ...body }, { grade: body.grade }))
