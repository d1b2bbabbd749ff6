// Which language the screens speak and whether they are light or dark, on this device.
import { useLanguage } from '../../text/language-context.tsx'
import { useText } from '../../text/use-text.ts'
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx'
import { Card } from '../../ui/show/card.tsx'
import { chooseTheme, useTheme } from '../theme.ts'

export const AppearanceCard = () => {
  const say = useText('shell')
  const { language, choose } = useLanguage()
  return (
    <Card title={say('appearance')} note={say('appearanceNote')}>
      <div className="flex flex-col gap-4 pt-2">
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold">{say('theme')}</span>
          <SegmentedControl
            wide
            label={say('theme')}
            value={useTheme()}
            onValueChange={chooseTheme}
            segments={[
              { value: 'system', label: say('themeSystem'), icon: 'monitor' },
              { value: 'light', label: say('themeLight'), icon: 'sun' },
              { value: 'dark', label: say('themeDark'), icon: 'moon' },
            ]}
          />
        </div>
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold">{say('language')}</span>
          <SegmentedControl
            wide
            label={say('language')}
            value={language}
            onValueChange={choose}
            segments={[{ value: 'ko', label: say('languageKo') }, { value: 'en', label: say('languageEn') }]}
          />
        </div>
      </div>
    </Card>
  )
}
