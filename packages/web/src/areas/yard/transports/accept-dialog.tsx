// Notes which carrier takes a transport, who drives, and for how much.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Refused } from '../../../ui/state/refused.tsx'
import { yardTouches } from '../parts/touches.ts'
import type { Transport } from '../parts/use-yard.ts'

interface AcceptProps {
  readonly transport: Transport
  readonly put: (transport: Transport) => void
  readonly onClose: () => void
}

const carriers = { kind: { eq: 'transport' }, state: { eq: 'active' } }

const useCarriers = () => {
  const query = { filter: carriers, sort: [{ name: 'asc' as const }], size: limits.pageSize }
  const { items } = useList(shopsCalls.listCompanies, query)
  return items.map(({ id, name }) => ({ value: id, label: name }))
}

const useDrivers = (companyId: string | null) => {
  const filter = { companyId: { eq: companyId }, isActive: { eq: true } }
  const { items } = useList(
    shopsCalls.listTransportDrivers, { filter, sort: [{ name: 'asc' }], size: limits.pageSize }, companyId !== null,
  )
  return companyId === null ? [] : items.map(({ id, name }) => ({ value: id, label: name }))
}

const wonMax = 100_000_000

export const AcceptDialog = ({ transport: { id, carNumber: plate }, put, onClose }: AcceptProps) => {
  const say = useText('yard')
  const queries = useQueryClient()
  const [companyId, setCompanyId] = useState<string | null>(null)
  const [driverId, setDriverId] = useState<string | null>(null)
  const [amountWon, setAmountWon] = useState<number | null>(null)
  const [companies, drivers] = [useCarriers(), useDrivers(companyId)]
  const call = useCall(yardCalls.acceptTransport, {
    onSuccess: (next) => {
      showToast({ tone: 'done', title: say('acceptDone') })
      put(next)
      onClose()
      return forgetPaths(queries, yardTouches)
    },
  })
  const accept = (): void => {
    if (companyId !== null) call.mutate({ params: { id }, body: { companyId, driverId, amountWon } })
  }
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('acceptTitle', { plate })}
      description={say('acceptHappens')}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" disabled={companyId === null} loading={call.isPending} onClick={accept}>
            {say('accept')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Combobox
          label={say('carrier')} options={companies} value={companyId}
          onValueChange={(next) => {
            setCompanyId(next)
            setDriverId(null)
          }}
        />
        <Select
          label={say('driver')} options={drivers} value={driverId} emptyLabel={say('noDriver')}
          disabled={companyId === null} onValueChange={setDriverId}
        />
        <NumberField
          label={say('amount')} hint={say('amountHint')} optional plain minimum={0} maximum={wonMax} unit="원"
          value={amountWon} onValueChange={setAmountWon}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
