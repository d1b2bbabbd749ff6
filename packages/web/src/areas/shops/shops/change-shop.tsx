// Changes the name and the kind of business of a shop.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { registrationType } from '@bidyard/contract/enums/members'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { faultAt } from '../../../api/fault-at.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import type { Shop } from './shop-rows.tsx'

export const ChangeShop = ({ shop, onClose }: { readonly shop: Shop; readonly onClose: () => void }) => {
  const say = useText('shops')
  const word = useWord()
  const queries = useQueryClient()
  const [name, setName] = useState(shop.name)
  const [kind, setKind] = useState(shop.registrationType)
  const call = useCall(shopsCalls.changeShop, {
    onSuccess: () => {
      onClose()
      showToast({ tone: 'done', title: say('changed', { name }) })
      return forgetAnswers(queries, shopsCalls.getShop, shopsCalls.listShops)
    },
    onFailure: () => forgetAnswers(queries, shopsCalls.getShop),
  })
  return (
    <ReasonDialog
      title={say('changeTitle', { name: shop.name })}
      consequence={say('changeShopHappens')}
      confirmLabel={say('change')}
      disabled={name.trim() === '' || (name === shop.name && kind === shop.registrationType)}
      working={call.isPending}
      failure={call.error}
      onClose={onClose}
      onConfirm={(reason) =>
        call.mutate({
          params: { id: shop.id },
          body: { name: name.trim(), registrationType: kind, seenVersion: shop.version, reason },
        })}
    >
      <TextField
        label={say('shopName')}
        value={name}
        maxLength={limits.name}
        error={faultAt(call.error, 'body.name')}
        onChange={({ target }) => setName(target.value)}
      />
      <RadioGroup
        inRow
        label={say('kind')}
        options={registrationType.values.map((value) => ({ value, label: word(registrationType, value) }))}
        value={kind}
        onValueChange={setKind}
      />
    </ReasonDialog>
  )
}
