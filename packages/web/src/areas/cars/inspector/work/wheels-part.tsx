// Tyres and wheels: tread, week of making and condition of each.
import { checkGrade, type WheelPosition, wheelPosition } from '@bidyard/contract/enums/car-check'
import { checkBounds, type CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { PickOne } from '../../../../ui/choice/pick-buttons.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { gradeTones } from './grade-tones.ts'
import { changePart, type Work } from './work.ts'

type Wheel = NonNullable<CheckRecord['wheels']>[number]

const nothingYet = (position: WheelPosition): Wheel => ({ position, treadTenthsMm: null, madeWeek: null, grade: null })

const withWheel = (wheels: CheckRecord['wheels'], position: WheelPosition, change: Partial<Wheel>): Wheel[] => {
  const known = wheels?.find((wheel) => wheel.position === position) ?? nothingYet(position)
  const changed = { ...known, ...change }
  return wheelPosition.values.flatMap((one) =>
    one === position ? [changed] : (wheels ?? []).filter((wheel) => wheel.position === one))
}

/** `5.2` are 52 tenths; undefined for what is no depth. */
const tenthsOf = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null
  if (!/^\d{1,2}(\.\d?)?$/.test(typed.trim())) return undefined
  const tenths = Math.round(Number(typed) * 10)
  return tenths <= checkBounds.treadTenthsMmMax ? tenths : undefined
}

const weekOf = (typed: string): string | null | undefined => {
  if (typed.trim() === '') return null
  return /^(0[1-9]|[1-4]\d|5[0-3])\d{2}$/.test(typed.trim()) ? typed.trim() : undefined
}

interface TypedProps<Value> {
  readonly label: string
  readonly hint: string
  readonly wrong: string
  readonly shown: string
  readonly read: (typed: string) => Value | null | undefined
  readonly onValue: (value: Value | null) => void
  readonly disabled: boolean
  readonly decimal?: boolean
}

/** What cannot be read yet stays in the field and is not kept; it is told once one leaves the field. */
const Typed = <Value,>({ label, hint, wrong, shown, read, onValue, disabled, decimal = false }: TypedProps<Value>) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = typed !== null && read(typed) === undefined
  return (
    <TextField
      label={label}
      hint={hint}
      error={isWrong && isLeft ? wrong : undefined}
      inputMode={decimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? shown}
      disabled={disabled}
      onChange={({ target }) => {
        setTyped(target.value)
        setIsLeft(false)
        const value = read(target.value)
        if (value !== undefined) onValue(value)
      }}
      onBlur={() => {
        setIsLeft(true)
        if (!isWrong) setTyped(null)
      }}
    />
  )
}

const wornTenths = 20

const WheelCard = ({ work, position }: { readonly work: Work; readonly position: WheelPosition }) => {
  const say = useText('checks')
  const word = useWord()
  const wheel = work.record.wheels?.find((one) => one.position === position) ?? nothingYet(position)
  const { treadTenthsMm: tread, madeWeek, grade } = wheel
  const change = (next: Partial<Wheel>) => changePart(work, 'wheels', (now) => withWheel(now, position, next))
  const isWorn = tread !== null && tread <= wornTenths
  return (
    <Card title={word(wheelPosition, position)} note={isWorn ? say('treadLow') : undefined}>
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-2 gap-3">
          <Typed
            label={`${say('tread')} (mm)`} hint={say('treadHint')} wrong={say('treadWrong')} decimal
            shown={tread === null ? '' : (tread / 10).toFixed(1)} read={tenthsOf} disabled={work.isLocked}
            onValue={(treadTenthsMm) => change({ treadTenthsMm })}
          />
          <Typed
            label={say('madeWeek')} hint={say('madeWeekHint')} wrong={say('madeWeekWrong')}
            shown={madeWeek ?? ''} read={weekOf} disabled={work.isLocked}
            onValue={(week) => change({ madeWeek: week })}
          />
        </div>
        <PickOne
          label={say('grade')}
          picks={checkGrade.values.map((value) => ({ value, label: word(checkGrade, value), tone: gradeTones[value] }))}
          value={grade}
          disabled={work.isLocked}
          onValueChange={(next) => change({ grade: next })}
        />
      </div>
    </Card>
  )
}

export const WheelsPart = ({ work }: { readonly work: Work }) => (
  <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {wheelPosition.values.map((position) => <WheelCard key={position} work={work} position={position} />)}
  </div>
)
