// A few words to an act: wanted where a choice says nothing by itself, else left out freely.
import { limits } from '@bidyard/contract/limits'
import { useText } from '../../../text/use-text.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'

const shortest = 2

export interface Note {
  /** As the server takes it: nothing where nothing was said. */
  readonly given: string | null
  readonly isWrong: boolean
}

export const noteOf = (typed: string, wanted = false): Note => {
  const trimmed = typed.trim()
  return {
    given: trimmed === '' ? null : trimmed,
    isWrong: trimmed === '' ? wanted : trimmed.length < shortest,
  }
}

interface NoteFieldProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly wanted?: boolean | undefined
  /** Whether it was tried already, so that what is missing may be said. */
  readonly asked: boolean
  readonly label?: string | undefined
  readonly hint?: string | undefined
  /** Nobody else reads it. */
  readonly toOffice?: boolean | undefined
}

export const NoteField = (props: NoteFieldProps) => {
  const { value, onChange, wanted = false, asked, label, hint, toOffice = false } = props
  const say = useText('contracts')
  return (
    <TextArea
      label={label ?? say('note')}
      hint={hint ?? say(toOffice ? 'noteToOffice' : 'noteHint')}
      optional={!wanted}
      rows={2}
      maxLength={limits.reason}
      value={value}
      error={asked && noteOf(value, wanted).isWrong ? say('noteShort') : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
