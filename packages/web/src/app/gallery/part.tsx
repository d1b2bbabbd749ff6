// One chapter of the gallery, and the rows of samples in it.
import type { ReactNode } from 'react'
import { Card } from '../../ui/show/card.tsx'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export const Part = ({ id, title, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-3">
    <h2 id={`${id}-title`} className="text-lg font-bold">{title}</h2>
    {children}
  </section>
)

export const Samples = ({ children }: { readonly children: ReactNode }) => (
  <Card><div className="flex flex-wrap items-center gap-3">{children}</div></Card>
)

export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <Card><div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div></Card>
)
