// The name of the product with its mark: a gavel in a cobalt square.
import { Icon } from '../ui/icon/icon.tsx'

export const WordMark = () => (
  <span className="flex items-center gap-2.5">
    <span className="always-light flex size-8 items-center justify-center rounded-md bg-action text-white">
      <Icon name="gavel" size={19} />
    </span>
    <span className="text-lg font-extrabold tracking-tight text-white cramped:sr-only md:max-lg:sr-only">Bidyard</span>
  </span>
)
