// Saved searches: criteria that a dealer keeps, and is told about when a car that fits is opened.
import { z } from 'zod'
import { call } from '../../call.ts'
import { field, list } from '../../list.ts'
import { searchCriteriaShape } from '../../shapes/auctions/search.ts'
import { plainName, versionShape } from '../../shapes/companies.ts'
import { timeShape } from '../../shapes/labels.ts'

const saved = { surface: 'office', path: '/saved-searches', who: ['dealer'] } as const
const one = { ...saved, path: '/saved-searches/:id', params: z.object({ id: z.uuid() }) } as const

export const savedSearchShape = z.object({
  id: z.uuid(),
  name: plainName,
  criteria: searchCriteriaShape,
  isAlerting: z.boolean(),
  /** Cars that fit and were opened since one last looked. */
  newCount: z.int().min(0),
  lookedAt: timeShape,
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'SavedSearch' })

const wish = {
  name: plainName.meta({ examples: ['그랜저 하이브리드 21년 이후'] }),
  criteria: searchCriteriaShape,
  isAlerting: z.boolean(),
}

export const savedSearchCalls = {
  listSavedSearches: list({
    ...saved,
    summary: 'The own saved searches',
    item: savedSearchShape,
    fields: { name: field.text(), isAlerting: field.boolean() },
    sort: ['name'],
  }),
  createSavedSearch: call({
    ...saved,
    method: 'POST',
    summary: 'Keeps a search under a name, up to a number of them',
    body: z.strictObject(wish),
    answer: savedSearchShape,
  }),
  changeSavedSearch: call({
    ...one,
    method: 'PUT',
    summary: 'Changes a saved search',
    body: z.strictObject({ ...wish, seenVersion: versionShape }),
    answer: savedSearchShape,
  }),
  lookAtSavedSearch: call({
    ...one,
    method: 'POST',
    path: '/saved-searches/:id/look',
    summary: 'Notes that its new cars were seen',
    answer: savedSearchShape,
  }),
  deleteSavedSearch: call({ ...one, method: 'DELETE', summary: 'Drops a saved search', answer: z.null() }),
}
