// What stands around a seller's screens: nothing but room for the phone's edges and the way back to the partner's app.
import type { ReactNode, Ref } from 'react'
import { useLanguage } from '../../../text/language-context.tsx'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { WayBack } from './way-back.tsx'

interface SellerFrameProps {
  /** Whose app one came from, when it is known and has an address. */
  readonly back?: { readonly name: string; readonly link: string | null } | undefined
  /** The way back is what one should press here. */
  readonly backFirst?: boolean | undefined
  /** One of the pages further in: its own foot stands at the bottom. */
  readonly inner?: boolean | undefined
  /** Beside the head of the first page. */
  readonly corner?: ReactNode | undefined
  /** Takes the focus where the screen inside changes. */
  readonly content?: Ref<HTMLElement> | undefined
  readonly children: ReactNode
}

const edges = classNames(
  'flex min-h-dvh flex-col pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)]',
  'pl-[env(safe-area-inset-left)]',
)

const footLook = classNames(
  'sticky bottom-0 z-10 border-t border-line bg-surface px-gutter pt-3',
  'pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
)

const OtherLanguage = () => {
  const { language, choose } = useLanguage()
  const [other, name] = language === 'ko' ? ['en', 'English'] as const : ['ko', '한국어'] as const
  return (
    <button
      type="button"
      lang={other}
      onClick={() => choose(other)}
      className="min-h-11 rounded-md px-3 text-sm text-ink-faint hover:text-ink"
    >
      {name}
    </button>
  )
}

export const SellerFrame = ({
  back, backFirst = false, inner = false, corner, content, children,
}: SellerFrameProps) => {
  const say = useText('launch')
  return (
    <div className={edges}>
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className={classNames(
          'mx-auto flex w-full max-w-column flex-1 flex-col px-gutter pt-5 outline-none', !inner && 'pb-4',
        )}
      >
        {corner !== undefined && (
          <div className="relative"><div className="absolute -top-1 right-0">{corner}</div></div>
        )}
        {children}
        {!inner && (
          <div className="mt-auto flex items-center justify-between pt-6">
            <span className="text-sm text-ink-faint">{say('madeBy')}</span>
            <OtherLanguage />
          </div>
        )}
      </main>
      {back !== undefined && back.link !== null && (
        <footer className={footLook}>
          <div className="mx-auto max-w-column">
            <WayBack name={back.name} link={back.link} variant={backFirst ? 'primary' : 'secondary'} />
          </div>
        </footer>
      )}
    </div>
  )
}
