// While the account of a proven person is looked for.
import { useText } from '../../../text/use-text.ts'
import { Spinner } from '../../../ui/show/spinner.tsx'

export const Looking = () => {
  const say = useText('identity')
  return (
    <p role="status" className="flex min-h-12 items-center justify-center gap-3 text-md text-ink-soft">
      <Spinner size={20} />
      {say('looking')}
    </p>
  )
}
