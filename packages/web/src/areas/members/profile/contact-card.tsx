// How one is reached: the phone as the identity check told it, and the e-mail address, which one may change.
import { showPhoneNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import { type FormEvent, useState } from 'react'
import { faultAt } from '../../../api/fault-at.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { looksLikeEmail } from '../../../ui/form/email-text.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { Profile } from './types.ts'
import { useChangeProfile } from './use-change-profile.ts'

const isEmail = (text: string): boolean => text === '' || looksLikeEmail(text)

const EmailForm = ({ profile }: { readonly profile: Profile }) => {
  const say = useText('members')
  const wordsFor = useFailureWords()
  const { change, isPending, error, reset } = useChangeProfile(profile, 'emailSaved')
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const kept = profile.email ?? ''
  const text = typed ?? kept
  const email = text.trim()
  const said = faultAt(error, 'body.email')
  const fault = isLeft && !isEmail(email) ? say('fault.email') : said
  const save = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (email === kept || !isEmail(email)) return
    void change({ email: email === '' ? null : email }).then(() => setTyped(null)).catch(() => undefined)
  }
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <TextField
        label={say('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} optional value={text}
        hint={say('emailHint')} error={fault} onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          reset()
          setTyped(target.value)
        }}
      />
      {error !== null && said === undefined && (
        <InlineNotice tone="closing" urgent title={wordsFor(error).title}>{wordsFor(error).advice}</InlineNotice>
      )}
      {email !== kept && (
        <div className="flex gap-2">
          <Button type="submit" variant="primary" loading={isPending}>{say('save')}</Button>
          <Button variant="quiet" disabled={isPending} onClick={() => setTyped(null)}>{say('undo')}</Button>
        </div>
      )}
    </form>
  )
}

export const ContactCard = ({ profile }: { readonly profile: Profile }) => {
  const say = useText('members')
  const { phoneNumber, birthday } = profile
  const checked = [
    ...(phoneNumber === null ? [] : [{ key: 'phone', name: say('phone'), value: showPhoneNumber(phoneNumber) }]),
    ...(birthday === null ? [] : [{ key: 'birthday', name: say('birthday'), value: birthday.replaceAll('-', '.') }]),
  ]
  return (
    <Card title={say('contactTitle')} note={checked.length === 0 ? undefined : say('contactNote')}>
      <div className="flex flex-col gap-5 pt-2">
        {checked.length > 0 && <KeyValueList facts={checked} />}
        <EmailForm profile={profile} />
      </div>
    </Card>
  )
}
