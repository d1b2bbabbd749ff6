// Every component in every state, for whoever builds screens and whoever judges them.
import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../text/use-text.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ButtonsPart } from './buttons-part.tsx'
import { CardsPart } from './cards-part.tsx'
import { ChoicesPart } from './choices-part.tsx'
import { ColoursPart } from './colours-part.tsx'
import { DamagePart } from './damage-part.tsx'
import { DatesPart } from './dates-part.tsx'
import { DifferencePart } from './difference-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { FilesPart } from './files-part.tsx'
import { OverlaysPart } from './overlays-part.tsx'
import { ShowPart } from './show-part.tsx'
import { StatesPart } from './states-part.tsx'
import { StepsPart } from './steps-part.tsx'
import { TablePart } from './table-part.tsx'

const parts = [
  ['cards', CardsPart],
  ['buttons', ButtonsPart],
  ['fields', FieldsPart],
  ['choices', ChoicesPart],
  ['dates', DatesPart],
  ['overlays', OverlaysPart],
  ['steps', StepsPart],
  ['table', TablePart],
  ['show', ShowPart],
  ['states', StatesPart],
  ['files', FilesPart],
  ['damage', DamagePart],
  ['difference', DifferencePart],
  ['colours', ColoursPart],
] as const

export const GalleryScreen = () => {
  const say = useText('gallery')
  useTitle(say('title'))
  return (
    <>
      <PageHeader title={say('title')} summary={say('summary')} />
      <nav aria-label={say('sections')} className="mb-6 flex gap-1 overflow-x-auto md:flex-wrap">
        {parts.map(([key]) => (
          <a
            key={key}
            href={`#${key}`}
            className={classNames(
              'flex min-h-11 shrink-0 items-center rounded-full border border-line bg-surface px-3.5 text-sm',
              'font-medium text-ink-soft hover:text-ink md:min-h-8',
            )}
          >
            {say(`part.${key}`)}
          </a>
        ))}
      </nav>
      <div className="flex flex-col gap-10">
        {parts.map(([key, Shown]) => (
          <Shown key={key} />
        ))}
      </div>
    </>
  )
}
