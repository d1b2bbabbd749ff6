// A search line that waits until the typing rests, and can be emptied with one tap.
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { TextField } from './text-field.tsx'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** Without the spaces around it. */
  readonly onSearch: (text: string) => void
  readonly placeholder?: string | undefined
  readonly labelHidden?: boolean | undefined
  readonly restMs?: number | undefined
  readonly className?: string | undefined
}

export const SearchField = (props: SearchFieldProps) => {
  const { label, value, onSearch, placeholder, labelHidden, restMs = 200, className } = props
  const say = useText('ui')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back and forward change the value from outside; what is being typed stays.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const search = (text: string, afterMs: number) => {
    clearTimeout(waiting.current)
    setTyped(text)
    waiting.current = setTimeout(() => {
      setKnown(text.trim())
      onSearch(text.trim())
    }, afterMs)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      className={className}
      type="search"
      icon="search"
      enterKeyHint="search"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => search(event.target.value, restMs)}
      onKeyDown={(event) => event.key === 'Enter' && search(typed, 0)}
      after={
        typed !== '' && (
          <IconButton small icon="close" label={say('clear')} onClick={() => search('', 0)} className="mr-1" />
        )
      }
    />
  )
}
