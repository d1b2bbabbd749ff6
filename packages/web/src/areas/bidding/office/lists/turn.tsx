// Whose turn it is and how long, in the rows of awards and of contracts.
import type { DutyParty } from '@bidyard/contract/enums'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'

export const Due = ({ at }: { readonly at: string | null }) => {
  const offsetMs = useServerOffset()
  return at === null ? <>–</> : <Countdown endsAt={at} offsetMs={offsetMs} />
}

export const Whose = ({ party }: { readonly party: DutyParty | null }) => {
  const say = useText('awards')
  return party === null
    ? <>–</> : <Badge tone={party === 'staff' ? 'waiting' : 'neutral'}>{say(`whose.${party}`)}</Badge>
}
