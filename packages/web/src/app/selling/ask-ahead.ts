// Asks for a seller's car, and for the choice of its buyer, before its page is there.
import type { QueryClient } from '@tanstack/react-query'
import { askChoice } from '../../areas/bidding/seller/ask-ahead.ts'
import { askCar } from '../../areas/cars/seller/car/ask-ahead.ts'

export const askOwnCar = (queries: QueryClient, id: string): Promise<void> => askCar(queries, id, askChoice)
