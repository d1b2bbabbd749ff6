// Cars: orders, registrations, insurance histories, checks and photos.
import { checkActs } from './cars/check-acts.ts'
import { checkCalls } from './cars/checks.ts'
import { factCalls } from './cars/facts.ts'
import { orderActs } from './cars/order-acts.ts'
import { orderImportCalls } from './cars/order-imports.ts'
import { orderCalls } from './cars/orders.ts'
import { photoActs } from './cars/photo-acts.ts'
import { photoCalls } from './cars/photos.ts'

export const carsCalls = {
  ...orderCalls, ...orderActs, ...factCalls, ...checkCalls, ...checkActs, ...photoCalls, ...photoActs,
  ...orderImportCalls,
} as const
