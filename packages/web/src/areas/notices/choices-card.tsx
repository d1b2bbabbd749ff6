// For each kind of notice: whether it shows in the application, by push and on the phone, and when a mail comes.
import { noticeGroup } from '@bidyard/contract/enums/notices'
import { type ChoosableGroup, mailedGroups, phonedGroups } from '@bidyard/contract/shapes/notices/choosable'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { Select } from '../../ui/choice/select.tsx'
import { Card } from '../../ui/show/card.tsx'
import type { Settings } from './settings-screen.tsx'

type Choices = Settings['choices']

interface ChoicesCardProps {
  readonly groups: readonly ChoosableGroup[]
  readonly choices: Choices
  readonly hasPhone: boolean
  readonly onChange: (choices: Choices) => void
}

export const ChoicesCard = ({ groups, choices, hasPhone, onChange }: ChoicesCardProps) => {
  const say = useText('notices')
  const word = useWord()
  const set = (group: ChoosableGroup, wish: Partial<Choices[ChoosableGroup]>) =>
    onChange({ ...choices, [group]: { ...choices[group], ...wish } })
  return (
    <Card title={say('ways')} note={say('waysNote')}>
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group} className="grid grid-cols-2 items-end gap-3 py-3.5 sm:grid-cols-4">
            <b className="col-span-full text-md">{word(noticeGroup, group)}</b>
            <Select
              label={say('inApp')}
              options={[{ value: 'atOnce', label: say('show') }, { value: 'never', label: say('never') }]}
              value={choices[group].app}
              onValueChange={(app) => app !== null && set(group, { app })}
            />
            <Select
              label={say('byPush')}
              options={[{ value: 'atOnce', label: say('show') }, { value: 'never', label: say('never') }]}
              value={choices[group].push}
              onValueChange={(push) => push !== null && set(group, { push })}
            />
            {hasPhone && phonedGroups.includes(group) && (
              <Select
                label={say('byPhone')}
                options={[{ value: 'atOnce', label: say('show') }, { value: 'never', label: say('never') }]}
                value={choices[group].phone}
                onValueChange={(phone) => phone !== null && set(group, { phone })}
              />
            )}
            {mailedGroups.includes(group) && (
              <Select
                label={say('byMail')}
                options={[
                  { value: 'atOnce', label: say('atOnce') }, { value: 'daily', label: say('daily') },
                  { value: 'never', label: say('never') },
                ]}
                value={choices[group].mail}
                onValueChange={(mail) => mail !== null && set(group, { mail })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
