// Finds people by one of their names or numbers; which one stands beside what is typed.
import { useText } from '../../../../text/use-text.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { SearchField } from '../../../../ui/form/search-field.tsx'
import type { useFind } from './use-find.ts'

type Way = 'name' | 'uid' | 'phoneNumber' | 'memberNo' | 'shopName' | 'businessNumber'

interface FindPersonProps<By extends Way> {
  readonly ways: readonly [By, ...By[]]
  readonly find: ReturnType<typeof useFind<By>>
}

export const FindPerson = <By extends Way>({ ways, find }: FindPersonProps<By>) => {
  const say = useText('people')
  const nameOf = (way: Way): string => say(`way.${way}`)
  return (
    <div role="search" className="flex min-w-0 flex-1 gap-2 md:max-w-md md:basis-72">
      {ways.length > 1 && (
        <Select
          className="w-38 shrink-0"
          label={say('findBy')}
          labelHidden
          options={ways.map((way) => ({ value: way, label: nameOf(way) }))}
          value={find.by}
          onValueChange={(way) => way !== null && find.findBy(way)}
        />
      )}
      <SearchField
        className="min-w-0 flex-1"
        label={nameOf(find.by)}
        labelHidden
        placeholder={say(find.by === 'phoneNumber' ? 'findWhole' : 'findPart', { what: nameOf(find.by) })}
        value={find.text}
        onSearch={find.search}
      />
    </div>
  )
}
