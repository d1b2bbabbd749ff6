// The own contracts with pictures of their cars.
import { ContractsScreen } from '../../areas/contracts/lists/contracts-screen.tsx'
import { Covers } from './covers.tsx'

export const ContractsPage = () => <ContractsScreen covers={Covers} />
