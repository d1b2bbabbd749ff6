// Makes a link that brings a customer back to their car, and shows it this once.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useText } from '../../../text/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import type { Exhibit } from '../parts/partner-row.ts'

export const OneTimeLink = ({ of, onClose }: { readonly of: Exhibit; readonly onClose: () => void }) => {
  const say = useText('partners')
  const sayUi = useText('ui')
  const format = useFormat()
  const call = useCall(partnersCalls.issueOneTimeLink)
  const link = call.data
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('linkTitle', { carNo: of.carNo })}
      description={say('linkHappens')}
      footer={link === undefined ? (
        <>
          <Button disabled={call.isPending} onClick={onClose}>{sayUi('cancel')}</Button>
          <Button variant="primary" loading={call.isPending} onClick={() => call.mutate({ params: { id: of.id } })}>
            {say('makeLink')}
          </Button>
        </>
      ) : <Button variant="primary" onClick={onClose}>{sayUi('close')}</Button>}
    >
      <div className="flex flex-col gap-4">
        {link !== undefined && (
          <>
            <InlineNotice tone="waiting" title={say('linkOnce')}>
              {say('linkOnceText', { until: format.dateTime(link.endsAt) })}
            </InlineNotice>
            <CopyField label={say('link')} value={link.url} />
          </>
        )}
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
