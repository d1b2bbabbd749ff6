// A shop in the office, with its money beside what else is known of it.
import { ShopMoney } from '../../areas/finance/office/shop/shop-money.tsx'
import { ShopScreen } from '../../areas/shops/shops/shop-screen.tsx'

export const ShopPage = () => <ShopScreen renderMoney={(shop) => <ShopMoney shop={shop} />} />
