// A field of the draft: what is typed is kept at once, and its fault is told when one leaves it.
import type { ComponentProps } from 'react'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { TypedField as Name } from '../draft/draft.ts'
import { useWizard } from '../wizard-context.ts'

type TypedFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'name'> & {
  readonly name: Name
  /** Puts what was typed into its usual form, while nobody types in the middle of it. */
  readonly shape?: ((text: string) => string) | undefined
  /** The same, once the field is left. */
  readonly tidy?: ((text: string) => string) | undefined
}

export const TypedField = ({ name, shape, tidy, error, ...rest }: TypedFieldProps) => {
  const { draft, type, faultAt, leave } = useWizard()
  const text = draft.typed[name]
  return (
    <TextField
      {...rest}
      name={name}
      value={text}
      error={faultAt(name) ?? error}
      onChange={({ target: { value, selectionStart } }) =>
        type(name, shape === undefined || selectionStart !== value.length ? value : shape(value))}
      onBlur={() => {
        if (tidy !== undefined && text !== '') type(name, tidy(text))
        leave(name)
      }}
    />
  )
}
