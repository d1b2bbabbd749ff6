// How long a seller who sold to nobody may offer the car again, in words, by the configuration in force.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'

export const useDeclinedWithin = (): string | undefined => {
  const say = useText('choosing')
  const { data } = useRead(referenceCalls.getConfig, { params: { key: 'deadlines' } })
  if (data?.key !== 'deadlines') return undefined
  const { due } = data.value.declinedOrder
  if ('hours' in due) return say('within.hours', { count: due.hours })
  if ('days' in due) return say('within.days', { count: due.days })
  return say('within.businessDays', { count: due.businessDays })
}
