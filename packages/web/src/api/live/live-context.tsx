// Gives every screen the events it asks for from one shared stream: `useLive('configurationChanged', …)`.
import { prefixOf } from '@bidyard/contract/call'
import type { EventName, PayloadOf } from '@bidyard/contract/events'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { surroundings } from '../client.ts'
import type { Touched } from './forget-touched.ts'
import type { LiveState } from './live.ts'
import { useSession } from '../session.ts'
import type { ServerEvent } from './sse-parser.ts'

type Handler = (payload: unknown) => void

interface Bus {
  readonly add: (name: string, handler: Handler) => () => void
  readonly tell: (name: string, payload: unknown) => void
}

const createBus = (): Bus => {
  const handlers = new Map<string, Set<Handler>>()
  return {
    add: (name, handler) => {
      const known = handlers.get(name) ?? new Set()
      handlers.set(name, known.add(handler))
      return () => known.delete(handler)
    },
    tell: (name, payload) => {
      for (const handler of handlers.get(name) ?? []) handler(payload)
    },
  }
}

const BusContext = createContext<Bus | null>(null)
const StateContext = createContext<LiveState | 'off'>('off')

interface LiveProviderProps {
  /** Brings which paths' answers an event makes old. */
  readonly bringTouched: () => Promise<Touched>
  readonly children: ReactNode
}

const headers = (): Readonly<Record<string, string>> => {
  const { namespace, language, authorization } = surroundings()
  return {
    'app-namespace': namespace,
    'accept-language': language,
    ...(authorization === null ? {} : { authorization }),
  }
}

const payloadOf = (data: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

type Forget = (name: string, payload: unknown) => void

const hear = (event: ServerEvent, forget: Forget, queries: QueryClient, bus: Bus): void => {
  // The server cannot say what was missed: everything in sight is looked at anew.
  if (event.name === 'refetch') return void queries.invalidateQueries()
  const payload = payloadOf(event.data)
  forget(event.name, payload)
  bus.tell(event.name, payload)
}

export const LiveProvider = ({ bringTouched, children }: LiveProviderProps) => {
  // What is learnt of the viewer meanwhile is no reason to listen anew.
  const authorization = useSession()?.authorization
  const queries = useQueryClient()
  const bus = useMemo(() => createBus(), [])
  const [state, setState] = useState<LiveState | 'off'>('off')
  useEffect(() => {
    if (authorization === undefined) return setState('off')
    const controller = new AbortController()
    // Nothing that one sees first waits for it.
    const parts = Promise.all([import('./live.ts'), import('./forget-touched.ts'), bringTouched()])
    parts.then(([{ listen }, { createForgetter }, touched]) => {
      const forget = createForgetter(queries, touched)
      return listen({
        address: `${prefixOf.public}/events`,
        headers,
        onEvent: (event) => hear(event, forget, queries, bus),
        onState: setState,
        signal: controller.signal,
      })
    }).catch(() => setState('waiting'))
    return () => controller.abort()
  }, [authorization, bringTouched, queries, bus])
  return (
    <BusContext value={bus}>
      <StateContext value={state}>{children}</StateContext>
    </BusContext>
  )
}

/** Calls the handler for each event of this name while the screen is shown. */
export const useLive = <Name extends EventName>(name: Name, handler: (payload: PayloadOf<Name>) => void): void => {
  const bus = use(BusContext)
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => bus?.add(name, (payload) => latest.current(payload as PayloadOf<Name>)), [bus, name])
}

export const useLiveState = (): LiveState | 'off' => use(StateContext)
