// The colour of each rank, the same in the drawing and beside the table.

export const rankOrder = ['1', '2', 'A', 'B', 'C', 'none'] as const
export type RankName = (typeof rankOrder)[number]

export const rankLook: Readonly<Record<RankName, { readonly fill: string; readonly dot: string }>> = {
  '1': { fill: 'fill-action-soft', dot: 'bg-action-soft' },
  '2': { fill: 'fill-waiting-soft', dot: 'bg-waiting-soft' },
  A: { fill: 'fill-closing-soft', dot: 'bg-closing-soft' },
  B: { fill: 'fill-closing-soft', dot: 'bg-closing-soft' },
  C: { fill: 'fill-closing-soft', dot: 'bg-closing-soft' },
  none: { fill: 'fill-neutral-soft', dot: 'bg-neutral-soft' },
}
