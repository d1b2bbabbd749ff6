// A button that has something printed, and shows that it waits for it.
import type { AskOf } from '@bidyard/contract/call'
import type { ButtonLook } from '../../ui/button/button-look.ts'
import { Button } from '../../ui/button/button.tsx'
import { type PrintCall, usePrint } from './use-print.ts'

interface PrintButtonProps<D extends PrintCall> extends ButtonLook {
  readonly definition: D
  readonly ask: AskOf<D>
  readonly label: string
  readonly className?: string | undefined
}

export const PrintButton = <D extends PrintCall>({ definition, ask, label, ...look }: PrintButtonProps<D>) => {
  const { isPending, mutate } = usePrint(definition)
  return <Button {...look} icon="print" loading={isPending} onClick={() => mutate(ask)}>{label}</Button>
}
