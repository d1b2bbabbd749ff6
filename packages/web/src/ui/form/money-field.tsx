// An amount of won: typed in 만원 or in won, shown with its commas, read back in words.
import { Field as Base } from '@base-ui/react/field'
import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent, type Ref } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { useFormat } from '../format/use-format.ts'
import { bareInput, controlFrame } from './control-look.ts'
import { Field, type FieldFrame } from './field.tsx'
import { caretAfter, countDigits, readMoney, tailOf, withTail, writeMoney } from './money-input.ts'

export type MoneyUnit = 'man' | 'won'

interface MoneyFieldProps extends FieldFrame {
  readonly value: number | null
  readonly onValueChange: (won: number | null) => void
  readonly unit?: MoneyUnit | undefined
  readonly maximumWon?: number | undefined
  readonly name?: string | undefined
  readonly placeholder?: string | undefined
  /** For the one amount that a page is about. */
  readonly large?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  /** Where the field stands in no form. */
  readonly onEnter?: (() => void) | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

const wonOf: Readonly<Record<MoneyUnit, number>> = { man: 10_000, won: 1 }

/** Keeps the caret where the person types although commas come and go around it. */
const useSteadyCaret = (text: string) => {
  const input = useRef<HTMLInputElement | null>(null)
  const digitsBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (digitsBefore.current === null || input.current !== document.activeElement) return
    const caret = caretAfter(text, digitsBefore.current)
    input.current?.setSelectionRange(caret, caret)
    digitsBefore.current = null
  })
  const note = (element: HTMLInputElement) => {
    input.current = element
    digitsBefore.current = countDigits(element.value.slice(0, element.selectionStart ?? element.value.length))
  }
  return note
}

const ReadBack = ({ won, error }: { readonly won: number | null; readonly error: boolean }) => {
  const format = useFormat()
  return (
    <Base.Description
      aria-live="polite"
      className={classNames('min-h-5 text-sm', error ? 'text-ink-faint' : 'font-medium text-ink-soft')}
    >
      {won === null ? ' ' : format.inWords(won)}
    </Base.Description>
  )
}

export const MoneyField = (props: MoneyFieldProps) => {
  const { label, error, optional, labelHidden, disabled, className, hint } = props
  const { value, onValueChange, unit = 'man', maximumWon, name, placeholder, large = false, inputRef } = props
  const { onBlur, onEnter } = props
  const say = useText('ui')
  const unitWon = wonOf[unit]
  const [typed, setTyped] = useState({ won: value, tail: '' })
  const isTyped = value !== null && typed.tail !== '' && typed.won === value
  const text = isTyped ? withTail(value, typed.tail, unitWon) : writeMoney(value, unitWon)
  const note = useSteadyCaret(text)
  const accept = (won: number | null) => {
    if (won === null || (won >= 0 && won <= (maximumWon ?? Number.MAX_SAFE_INTEGER))) onValueChange(won)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    note(event.target)
    const won = readMoney(event.target.value, unitWon)
    setTyped({ won, tail: tailOf(event.target.value) })
    accept(won)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
    const step = event.key === 'ArrowUp' ? unitWon : event.key === 'ArrowDown' ? -unitWon : 0
    if (step === 0) return
    event.preventDefault()
    accept(Math.max(0, (value ?? 0) + step * (event.shiftKey ? 10 : 1)))
  }
  return (
    <Field {...{ label, hint, error, optional, labelHidden, disabled, className }}>
      <span className={classNames(controlFrame, large && 'h-14')}>
        <Base.Control
          ref={inputRef}
          name={name}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          onChange={change}
          onKeyDown={keyDown}
          onBlur={() => {
            setTyped({ won: value, tail: '' })
            onBlur?.()
          }}
          className={classNames(bareInput, 'figures text-right', large && 'text-2xl! font-bold')}
        />
        <span className={classNames('pr-3 text-ink-soft', large ? 'text-lg font-semibold' : 'text-md')}>
          {say(unit === 'man' ? 'unitMan' : 'unitWon')}
        </span>
      </span>
      <ReadBack won={value} error={error !== undefined} />
    </Field>
  )
}
