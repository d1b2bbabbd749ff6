// The second step: username, password, and where mail goes.
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Spinner } from '../../../../ui/show/spinner.tsx'
import { plainUsername } from '../draft/faults.ts'
import { LastRejection } from '../last-rejection.tsx'
import { StepFrame } from '../step-frame.tsx'
import { useWizard } from '../wizard-context.ts'
import { TypedField } from './typed-field.tsx'
import { useUsername, type UsernameState } from './use-username.ts'

const UsernameHint = ({ state }: { readonly state: UsernameState }): ReactNode => {
  const say = useText('members')
  if (state === 'asking')
    return <span className="flex items-center gap-1.5"><Spinner size={14} />{say('usernameAsking')}</span>
  if (state === 'free')
    return (
      <span className="flex items-center gap-1 font-medium text-done-ink">
        <Icon name="check" size={16} />{say('usernameFree')}
      </span>
    )
  return say('usernameRule')
}

export const PasswordOfDraft = () => {
  const say = useText('members')
  const { PasswordChoice, draft: { typed }, password, setPassword, faultAt } = useWizard()
  const { username, shopName, companyName, accountEmail } = typed
  return (
    <PasswordChoice
      label={say('password')}
      value={password}
      onChange={({ target }) => setPassword(target.value)}
      ownWords={[plainUsername(username), shopName, companyName, ...accountEmail.split('@').slice(0, 1)]}
      isStaff={false}
      error={faultAt('password')}
      required
    />
  )
}

export const AccountStep = () => {
  const say = useText('members')
  const { draft: { person } } = useWizard()
  const { state, ensureFree } = useUsername()
  const [isWorking, setWorking] = useState(false)
  const allow = async () => {
    setWorking(true)
    try {
      return await ensureFree()
    } finally {
      setWorking(false)
    }
  }
  return (
    <>
      <LastRejection />
      <StepFrame text={say('accountText')} allow={allow} isWorking={isWorking}>
        {person !== null && (
          <div className="rounded-lg bg-sunken px-4 py-3">
            <KeyValueList
              columns={2}
              facts={[
                { key: 'name', name: say('name'), value: person.name },
                { key: 'phone', name: say('phone'), value: person.phoneNumber },
              ]}
            />
          </div>
        )}
        <TypedField
          name="username" label={say('username')} autoComplete="username" autoCapitalize="none" spellCheck={false}
          maxLength={20} hint={<span aria-live="polite"><UsernameHint state={state} /></span>}
          error={state === 'taken' ? say('usernameTaken') : undefined} tidy={plainUsername} required
        />
        <PasswordOfDraft />
        <TypedField
          name="accountEmail" label={say('accountEmail')} hint={say('accountEmailHint')} type="email" inputMode="email"
          autoComplete="email" maxLength={254} optional
        />
      </StepFrame>
    </>
  )
}
