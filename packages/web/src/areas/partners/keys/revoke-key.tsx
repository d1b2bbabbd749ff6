// Ends a key at once.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useQueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import type { PartnerKey } from '../parts/partner-row.ts'

export const RevokeKey = ({ of, onClose }: { readonly of: PartnerKey; readonly onClose: () => void }) => {
  const say = useText('partners')
  const queries = useQueryClient()
  const call = useCall(partnersCalls.revokePartnerKey, {
    onSuccess: ({ keyId }) => {
      onClose()
      showToast({ tone: 'done', title: say('revoked', { id: keyId }) })
      return forgetAnswers(queries, partnersCalls.listPartnerKeys)
    },
  })
  return (
    <ReasonDialog
      title={say('revokeTitle', { id: of.keyId })}
      consequence={say('revokeHappens')}
      confirmLabel={say('revoke')}
      destructive
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={(reason) => call.mutate({ params: { id: of.id }, body: { reason } })}
    />
  )
}
