// A part of the form that one component edits as a whole: its value, how to change it, and what is wrong inside it.
import { get, useController, useFormContext } from 'react-hook-form'
import { faultsOf, formPath, type FormPath, type FormValues } from './form-values.ts'

export const usePart = <Value>(path: string) => {
  const { control, formState: { errors } } = useFormContext<FormValues>()
  const { field } = useController<FormValues, FormPath>({ control, name: formPath(path) })
  const inside: unknown = get(errors, formPath(path))
  const faults = faultsOf(inside)
  return {
    // The form began with a value that the server had checked, and only this part's own fields change it.
    value: field.value as Value,
    change: (next: Value) => field.onChange(next),
    faultAt: (place: string): string | undefined => faults.find((fault) => fault.path === place)?.message,
    faults,
  }
}
