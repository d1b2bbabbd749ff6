// The own bids with pictures of their cars.
import { MyBidsScreen } from '../../areas/bidding/dealer/mine/my-bids-screen.tsx'
import { Covers } from './covers.tsx'

export const MyBidsPage = () => <MyBidsScreen covers={Covers} />
