// Fields: empty, filled, wrong, locked.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FieldGrid, Part } from './part.tsx'

const MoneySamples = () => {
  const say = useText('gallery')
  const [bid, setBid] = useState<number | null>(12_340_000)
  const [low, setLow] = useState<number | null>(8_900_000)
  const [deposit, setDeposit] = useState<number | null>(550_000)
  return (
    <FieldGrid>
      <MoneyField label={say('bidAmount')} value={bid} onValueChange={setBid} large />
      <MoneyField label={say('bidAmount')} value={low} onValueChange={setLow} error={say('tooLow')} />
      <MoneyField label={say('deposit')} value={deposit} onValueChange={setDeposit} unit="won" optional />
    </FieldGrid>
  )
}

const NumberSamples = () => {
  const say = useText('gallery')
  const [year, setYear] = useState<number | null>(2017)
  const [count, setCount] = useState<number | null>(4)
  const [km, setKm] = useState<number | null>(160_000)
  const [query, setQuery] = useState('')
  return (
    <FieldGrid>
      <NumberField
        label={say('year')}
        value={year}
        onValueChange={setYear}
        plain
        ungrouped
        minimum={1990}
        maximum={2030}
      />
      <NumberField label={say('mileage')} value={km} onValueChange={setKm} plain unit="km" minimum={0} />
      <NumberField
        label={say('count')}
        value={count}
        onValueChange={setCount}
        minimum={0}
        maximum={4}
        unit={say('countUnit')}
      />
      <SearchField label={say('carSearch')} value={query} onSearch={setQuery} placeholder={say('carSearchExample')} />
    </FieldGrid>
  )
}

export const FieldsPart = () => {
  const say = useText('gallery')
  return (
    <Part id="fields" title={say('part.fields')}>
      <FieldGrid>
        <TextField label={say('shopName')} hint={say('shopNameHint')} defaultValue={say('shopNameValue')} name="shop" />
        <TextField
          label={say('email')}
          error={say('emailError')}
          defaultValue="name@"
          type="email"
          name="email"
          autoComplete="email"
        />
        <TextField
          label={say('phone')}
          icon="phone"
          placeholder="010-0000-0000"
          inputMode="tel"
          optional
          name="phone"
        />
        <PasswordField label={say('password')} defaultValue="correct horse" name="password" />
        <TextField label={say('locked')} defaultValue={say('lockedValue')} disabled />
        <TextArea label={say('reason')} hint={say('reasonHint')} maxLength={500} name="reason" />
      </FieldGrid>
      <MoneySamples />
      <NumberSamples />
    </Part>
  )
}
