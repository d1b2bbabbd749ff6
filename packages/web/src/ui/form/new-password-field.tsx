// A password that somebody makes up: its rules stand there before the first letter, and each says when it is met.
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { PasswordField } from './password-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export interface PasswordRule {
  readonly key: string
  readonly text: string
  /** undefined: nothing is typed yet, or only the server knows. */
  readonly isMet: boolean | undefined
}

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'icon' | 'autoComplete'> {
  readonly rules: readonly PasswordRule[]
  readonly rulesLabel: string
}

const Rule = ({ text, isMet }: Omit<PasswordRule, 'key'>) => (
  <li
    className={classNames(
      'flex items-start gap-1.5',
      isMet === true ? 'text-done-ink' : isMet === false ? 'text-waiting-ink' : 'text-ink-faint',
    )}
  >
    <Icon name={isMet === true ? 'check' : isMet === false ? 'close' : 'minus'} size={16} className="mt-0.5" />
    <span>{text}</span>
  </li>
)

export const NewPasswordField = ({ rules, rulesLabel, ...rest }: NewPasswordFieldProps) => (
  <div className="flex flex-col gap-2">
    <PasswordField {...rest} autoComplete="new-password" />
    <ul aria-label={rulesLabel} className="flex flex-col gap-1 text-sm">
      {rules.map(({ key, text, isMet }) => <Rule key={key} text={text} isMet={isMet} />)}
    </ul>
  </div>
)
