// Empties the search table; whoever does so types what is about to happen.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { deleteAllConfirmation } from '@bidyard/contract/calls/auctions/search-tables'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByAuctions } from '../parts/auction-words.ts'

export const DeleteAllDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText('marketOffice')
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const remove = useCall(auctionsCalls.deleteAllAuctionSearchTables, {
    onSuccess: ({ removed }) => {
      showToast({ tone: 'done', title: say('deletedAll', { count: String(removed) }) })
      onClose()
      void forgetPaths(queries, touchedByAuctions)
    },
  })
  return (
    <Dialog
      open
      working={remove.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('deleteAllTitle')}
      description={say('deleteAllHappens')}
      footer={
        <>
          <Button disabled={remove.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="danger" loading={remove.isPending} disabled={typed.trim() !== deleteAllConfirmation}
            onClick={() => remove.mutate({ body: { confirmation: typed.trim() } })}
          >
            {say('deleteAll')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={say('deleteAllType', { words: deleteAllConfirmation })} value={typed} autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Refused failure={remove.error} />
      </div>
    </Dialog>
  )
}
