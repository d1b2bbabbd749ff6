// By how much the books are off: nothing, or something that somebody has to look at.
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'

export const DifferenceBadge = ({ won }: { readonly won: number }) => {
  const format = useFormat()
  return <Badge tone={won === 0 ? 'done' : 'closing'} icon={won === 0 ? 'check' : 'alert'}>{format.won(won)}</Badge>
}
