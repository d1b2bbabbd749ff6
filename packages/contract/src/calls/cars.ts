// Cars: orders, registrations, insurance histories, checks and photos.
import { checkCalls } from './cars/checks.ts'
import { factCalls } from './cars/facts.ts'
import { orderCalls } from './cars/orders.ts'
import { photoCalls } from './cars/photos.ts'

export const carsCalls = { ...orderCalls, ...factCalls, ...checkCalls, ...photoCalls } as const
