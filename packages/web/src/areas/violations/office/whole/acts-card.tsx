// What the office may still do about a violation: release its restriction, pardon it, or take an error back.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import type { WholeViolation } from '../../dealer/types.ts'
import { touchedBySanctions } from './touched.ts'

const calls = {
  release: violationsCalls.releaseBidRestriction,
  pardon: violationsCalls.pardonShopViolation,
  forceDelete: violationsCalls.forceDeleteShopViolation,
} as const
type Act = keyof typeof calls

const actsFor = ({ penalties, pardon }: WholeViolation): readonly Act[] => {
  const restricts = penalties.some(({ kind, state }) => kind === 'restriction' && state === 'active')
  return [
    ...(restricts ? ['release' as const] : []), ...(pardon === null ? ['pardon' as const] : []), 'forceDelete' as const,
  ]
}

export const ActsCard = ({ violation }: { readonly violation: WholeViolation }) => {
  const say = useText('sanctions')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Act | null>(null)
  const may = useMayAsk()
  const open = actsFor(violation)
  const mine = open.filter((act) => may(calls[act]))
  const [others] = mine.length === 0 ? open : []
  const { id, violationNo, shopName } = violation
  const given = { no: violationNo, shop: shopName }
  return (
    <Card title={say('acts')}>
      {others !== undefined && <OthersWork call={calls[others]} />}
      <ul className="flex flex-col divide-y divide-line">
        {mine.map((act) => (
          <li key={act} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <span className="text-md text-ink-soft">{say(`${act}Short`)}</span>
            <Button size="small" onClick={() => setAsked(act)}>{say(`${act}Verb`)}…</Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ActDialog
          definition={calls[asked]}
          words={{
            title: say(`${asked}Title`, given), happens: say(`${asked}Happens`), verb: say(`${asked}Verb`),
            done: say(`${asked}Done`, given),
          }}
          destructive={asked === 'forceDelete'}
          touches={touchedBySanctions}
          ask={(reason) => ({ params: { id }, body: { reason } })}
          onClose={() => setAsked(null)}
          onDone={() => asked === 'forceDelete' && void navigate({ to: '/office/sanctions' })}
        />
      )}
    </Card>
  )
}
