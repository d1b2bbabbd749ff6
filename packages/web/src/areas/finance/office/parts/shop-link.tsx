// The shop that some money belongs to, as a link to its page.
import { RowLink } from '../../../../ui/table/row-link.tsx'

interface ShopLinkProps {
  readonly shopId: string | null
  readonly name: string | null
}

export const ShopLink = ({ shopId, name }: ShopLinkProps) =>
  shopId === null ? '–' : <RowLink to="/office/shops/$id" params={{ id: shopId }}>{name ?? shopId}</RowLink>
