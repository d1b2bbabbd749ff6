// Where toasts appear: over the header, as acts stand below; announced, swiped away or closed, stacked when several.
import { Toast as Base } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { listenToToasts, type ToastTone, type ToastWords } from './toast.ts'

const manager = Base.createToastManager<{ readonly tone: ToastTone }>()

const marks: Readonly<Record<ToastTone, { readonly icon: IconName; readonly ink: string }>> = {
  neutral: { icon: 'info', ink: 'text-ink-soft' },
  done: { icon: 'done', ink: 'text-done-ink' },
  waiting: { icon: 'warning', ink: 'text-waiting-ink' },
  closing: { icon: 'alert', ink: 'text-closing-ink' },
}

/** Whoever follows it has seen it: it would only cover where they arrive. */
const add = ({ tone = 'neutral', title, text, action, stayMs }: ToastWords): void => {
  const follow = (): void => {
    manager.close(id)
    action?.onPress()
  }
  const id: string = manager.add({
    title,
    description: text,
    data: { tone },
    timeout: stayMs ?? (tone === 'closing' ? 10_000 : 5_000),
    priority: tone === 'closing' ? 'high' : 'low',
    ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: follow } }),
  })
}

const toastLook = classNames(
  '[--gap:0.625rem] [--height:var(--toast-frontmost-height,var(--toast-height))] [--peek:0.625rem]',
  '[--scale:calc(max(0,1-(var(--toast-index)*0.06)))] [--shrink:calc(1-var(--scale))]',
  '[--offset-y:calc(var(--toast-offset-y)+(var(--toast-index)*var(--gap))+var(--toast-swipe-movement-y))]',
  'absolute top-0 right-0 left-0 z-[calc(100-var(--toast-index))] h-(--height) origin-top rounded-lg border',
  'border-line bg-raised text-ink shadow-dialog transition-[transform,opacity,height] duration-300',
  'ease-glide select-none',
  'stacked-toast',
  'data-expanded:h-(--toast-height)',
  'data-expanded:transform-[translateX(var(--toast-swipe-movement-x))_translateY(var(--offset-y))]',
  'data-starting-style:transform-[translateY(-120%)] data-starting-style:opacity-0',
  'data-limited:opacity-0 data-ending-style:opacity-0',
  'data-ending-style:data-[swipe-direction=right]:transform-[translateX(calc(var(--toast-swipe-movement-x)+120%))]',
  'data-ending-style:data-[swipe-direction=up]:transform-[translateY(calc(var(--toast-swipe-movement-y)-120%))]',
  'after:absolute after:top-full after:left-0 after:h-[calc(var(--gap)+1px)] after:w-full',
)

const Toasts = () => {
  const say = useText('ui')
  const { toasts } = Base.useToastManager<{ readonly tone: ToastTone }>()
  return toasts.map((toast) => {
    const { icon, ink } = marks[toast.data?.tone ?? 'neutral']
    return (
      <Base.Root key={toast.id} toast={toast} swipeDirection={['up', 'right']} className={toastLook}>
        <Base.Content
          className={classNames(
            'flex items-start gap-3 overflow-hidden p-3.5 transition-opacity duration-200',
            'data-behind:opacity-0 data-expanded:opacity-100',
          )}
        >
          <Icon name={icon} size={20} className={classNames('mt-0.5', ink)} />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <Base.Title className="text-md font-semibold" />
            <Base.Description className="text-sm text-ink-soft" />
          </div>
          <Base.Action
            className={classNames(
              '-my-1 h-8 shrink-0 rounded-md px-2.5 text-sm font-semibold text-action-ink hover:bg-action-soft',
            )}
          />
          <Base.Close
            aria-label={say('close')}
            className={classNames(
              '-my-1 -mr-1 flex size-8 shrink-0 items-center justify-center rounded-md text-ink-faint',
              'hover:bg-pressed',
            )}
          >
            <Icon name="close" size={16} />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    )
  })
}

export const ToastRegion = () => {
  useEffect(() => listenToToasts(add), [])
  return (
    <Base.Provider toastManager={manager} limit={4}>
      <Base.Portal>
        <Base.Viewport
          className={classNames(
            'fixed inset-x-4 top-[calc(var(--told-top)+env(safe-area-inset-top))] z-70 md:mx-auto',
            'md:w-(--told-width) md:translate-x-(--told-aside)',
          )}
        >
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}
