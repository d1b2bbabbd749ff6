// How what is billed is paid: by a transfer to the house's account, never out of the money of a sale.
import { bankCode } from '@bidyard/contract/enums/finance'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { CopyField } from '../../../../ui/show/copy-field.tsx'
import { type Fee, toPayOf } from './fee-rules.ts'

/** One account for all of them; where the house names none, people ask. */
export const PayInto = ({ fees, isForPartner }: { readonly fees: readonly Fee[]; readonly isForPartner: boolean }) => {
  const say = useText('selling')
  const word = useWord()
  const [open] = toPayOf(fees, isForPartner)
  if (open === undefined) return null
  const { payInto } = open
  return (
    <section
      aria-label={say('payTitle')}
      className="flex flex-col gap-2 rounded-md border border-action/40 bg-action-soft/40 p-3 sm:p-4"
    >
      <h2 className="text-md font-bold">{say('payTitle')}</h2>
      {payInto === null ? <p className="text-md text-ink-soft">{say('payAsk')}</p> : (
        <>
          <p className="text-md text-ink-soft">{say('payText')}</p>
          <CopyField
            large
            label={say('payInto', { bank: word(bankCode, payInto.bankCode), holder: payInto.holderName })}
            value={payInto.accountNumber}
          />
          <p className="text-sm text-ink-faint">{say('payBeside')}</p>
        </>
      )}
    </section>
  )
}
