// What somebody chose for a kind of notice, whether they hear of it at all, and how long what it tells of goes on.
import type { MemberState, NoticeKind } from '@bidyard/contract/enums'
import { isChoosable } from '@bidyard/contract/shapes/notices/choosable'
import { alwaysTold, type NoticeChoice, type NoticeChoices } from '@bidyard/contract/shapes/notices/settings'
import { definitionOf } from '../catalogue.ts'

/** What may have been done in one's own name is always told. */
export const choiceFor = (kind: NoticeKind, choices: NoticeChoices): NoticeChoice => {
  const { group } = definitionOf(kind)
  return isChoosable(group) ? choices[group] : alwaysTold
}

/** Whoever has left meanwhile hears nothing any more of where they were, but that they are deleted. */
export const isStillTold = (kind: NoticeKind, reader: { readonly state: MemberState } | undefined): boolean =>
  reader?.state !== 'left' || kind === 'deletionGranted'

/** Null where it is about nothing that ends. */
export const overAt = (facts: unknown): Date | null =>
  typeof facts === 'object' && facts !== null && 'until' in facts && typeof facts.until === 'string'
    ? new Date(facts.until) : null
