// In local and develop: proves whoever one says, without a provider.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { type FormEvent, useId, useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { CheckedPerson, IdentityCheckWish } from './use-identity-check.ts'

const someone: CheckedPerson = { name: '홍길동', birthday: '19900101', phone: '01012345678' }

const DummyForm = ({ purpose, onDone, person }: IdentityCheckWish) => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  const [given, setGiven] = useState(person ?? someone)
  const prove = useCall(identityCalls.completeAsDummy, {
    onSuccess: ({ identityToken, endsAt }) => onDone(identityToken, endsAt),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Forms of others may stand around this one.
    event.stopPropagation()
    prove.mutate({ body: { ...given, usage: purpose } })
  }
  const field = (name: keyof CheckedPerson) => ({
    label: say(`person.${name}`), value: given[name], required: true, autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setGiven((held) => ({ ...held, [name]: target.value })),
  })
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 pt-3">
      <TextField {...field('name')} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('birthday')} inputMode="numeric" />
        <TextField {...field('phone')} inputMode="numeric" />
      </div>
      {prove.error !== null && <InlineNotice tone="closing" urgent>{wordsFor(prove.error).title}</InlineNotice>}
      <Button type="submit" loading={prove.isPending}>{say('dummyProve')}</Button>
    </form>
  )
}

export const DummyCheck = (wish: IdentityCheckWish) => {
  const say = useText('identity')
  const [isOpen, setOpen] = useState(false)
  const place = useId()
  return (
    <div className="rounded-lg border border-dashed border-line-strong px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-ink-soft">{say('dummyText')}</span>
        <Button size="small" aria-expanded={isOpen} aria-controls={place} onClick={() => setOpen(!isOpen)}
          className="max-md:h-11"
        >
          {say('dummyOpen')}
        </Button>
      </div>
      <div id={place}>{isOpen && <DummyForm {...wish} />}</div>
    </div>
  )
}
