// The frame of a step: what it asks for, its fields, and the way back and on.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { after, before } from './draft/steps.ts'
import { useWizard } from './wizard-context.ts'

interface StepFrameProps {
  readonly text?: ReactNode | undefined
  readonly children: ReactNode
  /** Asked last, once nothing in the step is wrong; false stays here. */
  readonly allow?: (() => Promise<boolean>) | undefined
  readonly isWorking?: boolean | undefined
  readonly nextLabel?: string | undefined
  readonly onNext?: (() => void) | undefined
}

const focusFault = (form: HTMLElement): void =>
  form.querySelector<HTMLElement>(
    '[aria-invalid=true], [data-fault] button, [data-fault] [type=radio], [data-fault] [role=checkbox]',
  )?.focus()

export const StepFrame = (props: StepFrameProps) => {
  const { text, children, allow, isWorking = false, nextLabel, onNext } = props
  const { step, goTo, check, notice } = useWizard()
  const say = useText('members')
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const toFault = () => requestAnimationFrame(() => form.current !== null && focusFault(form.current))
  useEffect(() => {
    // Whoever has just opened the page begins at its top.
    if (document.activeElement !== document.body) place.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWorking) return
    if (!check() || (allow !== undefined && !(await allow()))) return void toFault()
    if (onNext === undefined) goTo(after(step))
    else onNext()
  }
  return (
    <div ref={place} role="group" aria-label={say(`step.${step}`)} tabIndex={-1} className="outline-none">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {notice !== null && <InlineNotice tone="closing" urgent title={say('refused')}>{notice}</InlineNotice>}
        <Card title={say(`title.${step}`)} note={text}>
          <div className="flex flex-col gap-5 pt-2">{children}</div>
        </Card>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center sm:justify-between">
          <Button variant="quiet" icon="arrowLeft" onClick={() => goTo(before(step))}>{say('back')}</Button>
          <Button type="submit" variant="primary" size="large" loading={isWorking} className="sm:min-w-40">
            {nextLabel ?? say('next')}
          </Button>
        </div>
      </form>
    </div>
  )
}
