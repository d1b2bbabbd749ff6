// Ends a seller's own check that does not go on; then an inspector may be sent to the car.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { CarCheck } from '@bidyard/contract/shapes/cars/checks'
import { useState, type ReactNode } from 'react'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { touchedByCars } from './touched.ts'

export const AbandonCheck = ({ check }: { readonly check: CarCheck }): ReactNode => {
  const say = useText('carOffice')
  const may = useMayAsk()
  const [asking, setAsking] = useState(false)
  const { id, carNumber: plate, startedAt, version: seenVersion } = check
  if (!may(carsCalls.abandonCarCheck)) return null
  const isUnbegun = startedAt === null
  const given = {
    destructive: true,
    words: {
      title: say('abandonTitle', { plate }), happens: say(isUnbegun ? 'abandonUnbegun' : 'abandonHappens'),
      verb: say('abandon'), done: say('abandonDone'),
    },
    // Of one that has not begun nobody is told.
    ...(isUnbegun ? {} : { field: { label: say('abandonReason'), hint: say('abandonReasonHint') } }),
    touches: touchedByCars,
    onClose: () => setAsking(false),
  }
  return (
    <>
      <Button size="small" className="self-start" onClick={() => setAsking(true)}>{say('abandon')}…</Button>
      {/* One that has not begun is called off, as a visit is. */}
      {asking && (isUnbegun
        ? (
            <ActDialog
              {...given} definition={carsCalls.callOffCarCheck} ask={(reason) => ({ params: { id }, body: { reason } })}
            />
          ) : (
            <ActDialog
              {...given} definition={carsCalls.abandonCarCheck}
              ask={(reason) => ({ params: { id }, body: { reason, seenVersion } })}
            />
          ))}
    </>
  )
}
