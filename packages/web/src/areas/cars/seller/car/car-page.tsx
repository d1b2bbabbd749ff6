// The page of one car, which its address names.
import { useParams } from '@tanstack/react-router'
import { CarScreen } from './car-screen.tsx'

export const CarPage = () => {
  const { id = '' } = useParams({ strict: false })
  return <CarScreen id={id} />
}
