// What is looked for inside a document, as it stands in the address.
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'

const from = '/framed/office/metadata/$kind'

export const useFind = () => {
  const navigate = useNavigate()
  const { kind } = useParams({ from })
  const { find = '', version } = useSearch({ from })
  const search = (text: string) => void navigate({
    to: '/office/metadata/$kind',
    params: { kind },
    search: { ...(version === undefined ? {} : { version }), ...(text === '' ? {} : { find: text }) },
    replace: true,
  })
  return { find, search }
}
