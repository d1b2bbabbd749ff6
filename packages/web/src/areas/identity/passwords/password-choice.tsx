// The field for a new password with the rules of this house.
import type { ComponentProps } from 'react'
import { useText } from '../../../text/use-text.ts'
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx'
import { lengthMin, passwordHints } from './password-hints.ts'

interface PasswordChoiceProps extends Omit<ComponentProps<typeof NewPasswordField>, 'rules' | 'rulesLabel' | 'value'> {
  readonly value: string
  readonly ownWords: readonly string[]
  /** undefined: not known yet; then the stricter rule is told as well. */
  readonly isStaff: boolean | undefined
}

export const PasswordChoice = ({ value, ownWords, isStaff, ...rest }: PasswordChoiceProps) => {
  const say = useText('identity')
  const met = passwordHints({ password: value, ownWords, isStaff: isStaff === true })
  const count = lengthMin(isStaff === true)
  const rules = [
    { key: 'length', text: say(isStaff === undefined ? 'ruleLengthBoth' : 'ruleLength', { count }), isMet: met.length },
    { key: 'pattern', text: say('rulePattern'), isMet: met.pattern },
    { key: 'ownWords', text: say('ruleOwnWords'), isMet: met.ownWords },
  ]
  return <NewPasswordField {...rest} value={value} rules={rules} rulesLabel={say('rules')} hint={say('ruleAdvice')} />
}
