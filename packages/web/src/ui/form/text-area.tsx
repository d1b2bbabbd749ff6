// Several lines of text; grows with what is typed and counts when there is a limit.
import { Field as Base } from '@base-ui/react/field'
import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { bareInput, controlFrame } from './control-look.ts'
import { Field, type FieldFrame } from './field.tsx'

interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'className' | 'disabled'> {}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

export const TextArea = (props: TextAreaProps) => {
  const {
    label,
    hint,
    error,
    optional,
    labelHidden,
    disabled,
    className,
    onChange,
    maxLength,
    rows = 4,
    ...rest
  } = props
  const [typed, setTyped] = useState(lengthOf(rest.defaultValue))
  const length = rest.value === undefined ? typed : lengthOf(rest.value)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  return (
    <Field {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <span className={classNames(controlFrame, 'flex-col items-stretch!')}>
        <Base.Control
          render={<textarea {...rest} rows={rows} maxLength={maxLength} onChange={change} />}
          className={classNames(bareInput, 'field-sizing-content min-h-24 resize-none py-2.5')}
        />
        {maxLength !== undefined && (
          <span aria-hidden="true" className="figures self-end px-3 pb-1.5 text-xs text-ink-faint">
            {length.toLocaleString('ko-KR')}/{maxLength.toLocaleString('ko-KR')}
          </span>
        )}
      </span>
    </Field>
  )
}
