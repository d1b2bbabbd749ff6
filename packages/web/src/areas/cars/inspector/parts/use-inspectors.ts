// Who can be sent to a car: whoever attends to something else would be refused there.
import { membersCalls } from '@bidyard/contract/calls/members'
import { inspectingParts, mayAttend } from '@bidyard/contract/shapes/work/attended'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'

const filter = { type: { in: ['admin', 'root'] }, state: { eq: 'active' } }

export const useInspectors = () => {
  const { items } = useWholeList(membersCalls.listMembers, { filter, sort: [{ name: 'asc' }] })
  return items
    .filter((member) => mayAttend(member, inspectingParts))
    .map(({ id, name }) => ({ value: id, label: name }))
}
