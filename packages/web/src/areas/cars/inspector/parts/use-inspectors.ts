// Who can be sent to a car: whoever attends to something else would be refused there.
import { membersCalls } from '@bidyard/contract/calls/members'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'

const filter = { type: { in: ['admin', 'root'] }, state: { eq: 'active' } }

export const useInspectors = () => {
  const { items } = useWholeList(membersCalls.listMembers, { filter, sort: [{ name: 'asc' }] })
  return items
    .filter(({ type, staffPart }) => type === 'root' || staffPart === null || staffPart === 'inspection')
    .map(({ id, name }) => ({ value: id, label: name }))
}
