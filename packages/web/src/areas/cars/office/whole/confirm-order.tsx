// Confirms a complete draft for its seller; what is still missing is told by the server, part by part.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { sellerTerms, sellerTermsVersion } from '@bidyard/contract/shapes/cars/seller-terms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Missing } from '../parts/missing.tsx'
import { touchedByCars } from '../parts/touched.ts'

interface ConfirmOrderProps {
  readonly order: Order
  readonly onClose: () => void
}

export const ConfirmOrder = ({ order: { id, version, carNumber }, onClose }: ConfirmOrderProps) => {
  const say = useText('carOffice')
  const label = useLabel()
  const queries = useQueryClient()
  const [agreed, setAgreed] = useState(false)
  const confirm = useCall(carsCalls.confirmOrder, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('confirmDone') })
      onClose()
      void forgetPaths(queries, touchedByCars)
    },
    onFailure: () => void forgetPaths(queries, touchedByCars),
  })
  return (
    <Dialog
      open
      working={confirm.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('confirmTitle', { plate: carNumber })}
      description={say('confirmHappens')}
      footer={
        <>
          <Button disabled={confirm.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!agreed}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({
              params: { id }, body: { termsVersion: sellerTermsVersion, seenVersion: version },
            })}
          >
            {say('confirmVerb')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="list-inside list-disc text-md text-ink-soft">
          {(sellerTerms.at(-1)?.points ?? []).map((point) => <li key={point.ko}>{label(point)}</li>)}
        </ul>
        <Checkbox label={say('sellerAgreed')} checked={agreed} onCheckedChange={setAgreed} />
        <Missing failure={confirm.error} />
      </div>
    </Dialog>
  )
}
