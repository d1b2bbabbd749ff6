// Six digits from the authenticator; phones offer to fill them in.
import type { TextFieldProps } from '../../../ui/form/text-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useText } from '../../../text/use-text.ts'

interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'onChange' | 'value'> {
  readonly label?: string | undefined
  readonly value: string
  readonly onCode: (code: string) => void
}

export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code)

export const CodeField = ({ label, onCode, value, ...rest }: CodeFieldProps) => {
  const say = useText('identity')
  return (
    <TextField
      {...rest}
      label={label ?? say('code')}
      value={value}
      // People copy codes with a gap in the middle.
      onChange={({ target }) => onCode(target.value.replaceAll(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="000000"
      required
      className="max-w-80"
      inputClassName="figures text-lg tracking-[0.3em] md:text-lg"
    />
  )
}
