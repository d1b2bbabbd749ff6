// Takes everything of a shop as an archive; why is asked and kept.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { saveFrom } from '../../ui/file/save-from.ts'
import { ReasonDialog } from '../../ui/overlay/reason-dialog.tsx'
import { useCall } from '../use-call.ts'
import { ExportProgress } from './export-progress.tsx'

interface ShopExportProps {
  readonly shop: { readonly id: string; readonly name: string }
}

const Asking = ({ shop, onClose }: ShopExportProps & { readonly onClose: () => void }) => {
  const say = useText('exports')
  const call = useCall(exportsCalls.exportShop, { onSuccess: ({ url }) => saveFrom(url) })
  const title = say('shopTitle', { name: shop.name })
  if (call.data !== undefined)
    return <ExportProgress title={title} opened={call.data} failure={null} onClose={onClose} />
  return (
    <ReasonDialog
      title={title}
      consequence={say('shopHappens')}
      confirmLabel={say('verb')}
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={(reason) => call.mutate({ params: { id: shop.id }, body: { reason } })}
    />
  )
}

const Opened = ({ shop }: ShopExportProps) => {
  const say = useText('exports')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button icon="download" size="small" onClick={() => setIsAsked(true)}>{say('everything')}</Button>
      {isAsked && <Asking shop={shop} onClose={() => setIsAsked(false)} />}
    </>
  )
}

export const ShopExportButton = (props: ShopExportProps) => (
  <Suspense fallback={<Button icon="download" size="small" disabled className="invisible">…</Button>}>
    <Opened {...props} />
  </Suspense>
)
