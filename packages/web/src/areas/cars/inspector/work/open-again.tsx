// A complete check is opened again before its car is on the market: something was typed wrong.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useState, type ReactNode } from 'react'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useOnline } from '../../../../api/use-online.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { takeAlong } from '../kept/take-along.ts'
import { atTheCar, type Work } from './work.ts'

export const OpenAgain = ({ work }: { readonly work: Work }): ReactNode => {
  const say = useText('checks')
  const may = useMayAsk()
  const online = useOnline()
  const [asking, setAsking] = useState(false)
  const { id, uid, check: { carNumber: plate, version: seenVersion } } = work.kept
  if (!may(atTheCar)) return null
  return (
    <>
      <Button className="h-11!" disabled={!online} onClick={() => setAsking(true)}>{say('reopen')}</Button>
      {asking && (
        <ActDialog
          definition={carsCalls.reopenCarCheck}
          touches={['/car-checks', '/orders', '/auctions']}
          words={{
            title: say('reopenTitle', { plate }), happens: say('reopenHappens'), verb: say('reopen'),
            done: say('reopened'),
          }}
          ask={(reason) => ({ params: { id }, body: { reason, seenVersion } })}
          onClose={() => setAsking(false)}
          onDone={() => void takeAlong(uid, id)}
        />
      )}
    </>
  )
}
