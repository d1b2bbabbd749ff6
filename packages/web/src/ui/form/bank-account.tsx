// The fields of a bank account in any dialog: its bank, its number, and whose it is.
import { type BankCode, bankCode } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import { useWord } from '../../text/use-word.ts'
import { Select } from '../choice/select.tsx'
import { TextField } from './text-field.tsx'

export interface TypedAccount {
  readonly bank: BankCode | null
  readonly number: string
  readonly holder: string
}

export const noAccount: TypedAccount = { bank: null, number: '', holder: '' }

const isNumber = (number: string): boolean => /^\d{8,16}$/.test(number.replaceAll(/[\s-]/g, ''))

/** As the server wants it; null while something is missing or wrong. */
export const wholeAccount = ({ bank, number, holder }: TypedAccount) => {
  const holderName = holder.trim()
  return bank === null || !isNumber(number) || holderName === '' ? null : { bankCode: bank, number, holderName }
}

type AccountWord =
  | 'bank' | 'chooseBank' | 'bankMissing' | 'accountNumber' | 'accountNumberHint' | 'accountNumberWrong' | 'holder'
  | 'holderMissing'

interface BankAccountFieldsProps {
  /** The words of the area that asks. */
  readonly say: (word: AccountWord) => string
  readonly typed: TypedAccount
  /** What is wrong is said only after somebody wanted to go on. */
  readonly asked: boolean
  readonly holderHint?: string | undefined
  readonly onChange: (next: TypedAccount) => void
}

export const BankAccountFields = ({ say, typed, asked, holderHint, onChange }: BankAccountFieldsProps) => {
  const word = useWord()
  const { bank, number, holder } = typed
  return (
    <>
      <Select
        label={say('bank')}
        placeholder={say('chooseBank')}
        options={bankCode.values.map((value) => ({ value, label: word(bankCode, value) }))}
        value={bank}
        error={asked && bank === null ? say('bankMissing') : undefined}
        onValueChange={(next) => onChange({ ...typed, bank: next })}
      />
      <TextField
        label={say('accountNumber')}
        hint={say('accountNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={limits.digitsText}
        value={number}
        error={asked && !isNumber(number) ? say('accountNumberWrong') : undefined}
        onChange={({ target }) => onChange({ ...typed, number: target.value })}
      />
      <TextField
        label={say('holder')}
        hint={holderHint}
        autoComplete="off"
        maxLength={limits.name}
        value={holder}
        error={asked && holder.trim() === '' ? say('holderMissing') : undefined}
        onChange={({ target }) => onChange({ ...typed, holder: target.value })}
      />
    </>
  )
}
