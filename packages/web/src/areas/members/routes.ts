// Where dealers register, see how their registration stands, and keep their profile.
import { createRoute, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { isStep, type Step } from './register/draft/step-order.ts'

interface RegisterSearch {
  readonly step?: Step
}

const readStep = ({ step }: Record<string, unknown>): RegisterSearch => (isStep(step) ? { step } : {})

/** The application puts them together, because they hold parts of other areas. */
export interface MemberPages {
  readonly register: RouteComponent
  readonly status: RouteComponent
  readonly profile: RouteComponent
}

const words = () => Promise.all([loadText('members', storedLanguage()), loadText('identity', storedLanguage())])

export const memberRoutes = <Parent extends AnyRoute>(framed: Parent, pages: MemberPages) => [
  createRoute({
    getParentRoute: () => framed,
    path: '/register',
    validateSearch: readStep,
    loader: words,
    component: pages.register,
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/register/status',
    loader: words,
    component: pages.status,
  }),
  createRoute({
    getParentRoute: () => framed,
    path: '/profile',
    loader: () => loadText('members', storedLanguage()),
    component: pages.profile,
  }),
] as const
