// Whom or what somebody looked at: a way there where there is a page, else the end of its number.
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useAccessWords } from './access-words.ts'

interface SubjectLinkProps {
  readonly subject: string
  readonly id: string | null
}

export const SubjectLink = ({ subject, id }: SubjectLinkProps) => {
  const words = useAccessWords()
  const name = words.subject(subject)
  if (id === null) return name
  const shown = <>{name} <span className="font-mono text-xs text-ink-faint">{id.slice(-6)}</span></>
  if (subject === 'member') return <RowLink to="/office/members/$id" params={{ id }}>{shown}</RowLink>
  if (subject === 'user') return <RowLink to="/office/users/$id" params={{ id }}>{shown}</RowLink>
  if (subject === 'memberRegistration') return <RowLink to="/office/registrations/$id" params={{ id }}>{shown}</RowLink>
  if (subject === 'auction') return <RowLink to="/office/auctions/$id" params={{ id }}>{shown}</RowLink>
  return shown
}
