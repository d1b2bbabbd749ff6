// What is read of the tables: their keys, references and row triggers.

export interface Unique {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
}
export interface Reference {
  readonly table: string
  readonly columns: readonly string[]
  readonly to: string
  readonly toColumns: readonly string[]
}
export interface RowTrigger {
  readonly table: string
  readonly name: string
}
export interface Catalogue {
  readonly tables: readonly string[]
  readonly uniques: readonly Unique[]
  readonly references: readonly Reference[]
  readonly triggers: readonly RowTrigger[]
}
