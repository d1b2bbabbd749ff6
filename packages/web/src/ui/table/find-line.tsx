// The search line of a list whose words may stand in the address.
import { SearchField } from '../form/search-field.tsx'

interface FindLineProps {
  readonly label: string
  readonly value: string | undefined
  readonly onFind: (find: string | undefined) => void
}

export const FindLine = ({ label, value, onFind }: FindLineProps) => (
  <SearchField
    className="min-w-0 md:w-64"
    label={label}
    labelHidden
    placeholder={label}
    value={value ?? ''}
    onSearch={(typed) => onFind(typed.trim() === '' ? undefined : typed.trim())}
  />
)
