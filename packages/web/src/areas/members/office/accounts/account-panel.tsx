// The account behind a person: whether it opens, by what, and where; and what the office may do about it.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { memberType } from '@bidyard/contract/enums/members'
import { userRole, userState } from '@bidyard/contract/enums/identity'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useLive } from '../../../../api/live/live-context.tsx'
import { hasRole, useViewer } from '../../../../api/session.ts'
import { useLook } from '../../../../api/use-look.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { ActRow } from '../parts/act-row.tsx'
import { userTone } from '../parts/tones.ts'
import { afterAct, type Account, type AccountAct, hasOfficePassword } from './account-acts.ts'
import { AccountDialog } from './account-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { Sessions } from './sessions.tsx'
import type { Hold } from './whose-account.ts'

type Asked = AccountAct | 'resetPassword'

interface ActsProps {
  readonly account: Account
  readonly hold: Hold
  readonly onAsk: (act: Asked) => void
}

const ActButton = ({ act, onAsk }: Pick<ActsProps, 'onAsk'> & { readonly act: Asked }) => {
  const say = useText('people')
  return <Button size="small" onClick={() => onAsk(act)}>{say(act)}</Button>
}

const since = (at: string | null): ReactNode => (at === null ? null : <When at={at} exact />)

const Entry = ({ account: { state, isLocked }, hold, onAsk }: ActsProps) => {
  const say = useText('people')
  const word = useWord()
  const isFree = hold === 'free'
  return (
    <>
      <ActRow
        name={say('accountState')}
        value={<Badge tone={userTone[state]}>{word(userState, state)}</Badge>}
        note={state === 'restricted' ? say('restrictedText') : undefined}
      >
        {isFree && state === 'active' && <ActButton act="restrict" onAsk={onAsk} />}
        {isFree && state === 'restricted' && <ActButton act="unrestrict" onAsk={onAsk} />}
      </ActRow>
      <ActRow
        name={say('lock')}
        value={isLocked ? <Badge tone="closing" icon="lock">{say('locked')}</Badge> : say('notLocked')}
        note={isLocked ? say('lockedText') : undefined}
      >
        {isFree && isLocked && <ActButton act="unlock" onAsk={onAsk} />}
      </ActRow>
    </>
  )
}

const Keys = ({ account, hold, onAsk }: ActsProps) => {
  const say = useText('people')
  const isRoot = hasRole(useViewer(), 'root')
  const isFree = hold === 'free'
  const { deviceSetAt, hasSecondFactor, passwordChangedAt } = account
  return (
    <>
      {hasOfficePassword(account) && (
        <ActRow name={say('passwordChangedAt')} value={since(passwordChangedAt) ?? '–'}>
          {isFree && passwordChangedAt !== null && <ActButton act="resetPassword" onAsk={onAsk} />}
        </ActRow>
      )}
      <ActRow name={say('device')} value={since(deviceSetAt) ?? say('deviceNone')}>
        {isFree && deviceSetAt !== null && <ActButton act="resetDevice" onAsk={onAsk} />}
      </ActRow>
      <ActRow
        name={say('factor')}
        value={say(hasSecondFactor ? 'factorOn' : 'factorOff')}
        note={hasSecondFactor && isFree && !isRoot ? say('factorForRoot') : undefined}
      >
        {isFree && isRoot && hasSecondFactor && <ActButton act="resetFactor" onAsk={onAsk} />}
      </ActRow>
    </>
  )
}

const Facts = ({ account }: { readonly account: Account }) => {
  const say = useText('people')
  const word = useWord()
  const { uid, name, role, person } = account
  return (
    <Card title={say('account')} note={say('lookIsLogged')}>
      <KeyValueList
        facts={[
          { key: 'uid', name: say('uid'), value: uid },
          { key: 'name', name: say('way.name'), value: name },
          { key: 'type', name: say('memberType'), value: word(memberType, account.memberType) },
          { key: 'role', name: say('userRole'), value: word(userRole, role) },
          { key: 'last', name: say('lastSignedInAt'), value: since(account.lastSignedInAt) ?? say('never') },
          // Where the office may make a new one it stands beside that.
          ...(hasOfficePassword(account) ? [] : [
            { key: 'password', name: say('passwordChangedAt'), value: since(account.passwordChangedAt) ?? '–' },
          ]),
          {
            key: 'person', name: say('identity'),
            value: person === null ? say('identityNone') : `${person.name} · ${person.birthday} · ${person.phone}`,
          },
        ]}
      />
    </Card>
  )
}

interface AccountPanelProps {
  readonly userId: string
  readonly hold: Hold
}

export const AccountPanel = ({ userId, hold }: AccountPanelProps) => {
  const say = useText('people')
  const wordsFor = useFailureWords()
  const look = useLook(identityCalls.getUser, { params: { id: userId } })
  const [asking, setAsking] = useState<Asked | null>(null)
  /** Sessions end with some acts; what is shown of them is asked for anew. */
  const [ended, setEnded] = useState(0)
  const done = (act: Asked) => {
    look.put((seen) => afterAct(act, seen))
    setEnded((now) => now + 1)
  }
  // Somebody else of the office may do it meanwhile.
  useLive('userChanged', ({ userId: changed, act }) => changed === userId && look.put((seen) => afterAct(act, seen)))
  if (look.seen === undefined)
    return look.failure === null
      ? <div aria-busy="true"><Skeleton className="h-80 rounded-lg" /></div>
      : <ErrorPanel {...wordsFor(look.failure)} onRetry={() => void look.again()} />
  const account = look.seen
  const given = { account, hold, onAsk: setAsking }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Facts account={account} />
      <Card title={say('accountActs')}>
        {hold !== 'free' && <InlineNotice>{say(`hold.${hold}`)}</InlineNotice>}
        <Entry {...given} />
        <Keys {...given} />
      </Card>
      <Sessions key={ended} {...given} />
      {asking === 'resetPassword' && (
        <ResetPasswordDialog
          account={account} onClose={() => setAsking(null)} onDone={() => done('resetPassword')}
        />
      )}
      {asking !== null && asking !== 'resetPassword' && (
        <AccountDialog key={asking} act={asking} account={account} onClose={() => setAsking(null)} onDone={done} />
      )}
    </div>
  )
}
