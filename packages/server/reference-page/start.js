// Loads the OpenAPI document and shows what the address asks for.
import { openBook } from './book.js'
import { callView } from './call-view.js'
import { catalogueView } from './error-views.js'
import { listenToKeys } from './keyboard.js'
import { byId } from './make.js'
import { enumerationsView, failedView, missingView, startView } from './other-views.js'
import { markCurrent, openSideList } from './side-list.js'
import { topBar } from './top-bar.js'
import { say } from './words.js'

/** @import { Book } from './book.js' */
/** @import { OpenApiDocument } from '@bidyard/contract/openapi/types' */

const [top, side, main] = [byId('top'), byId('side'), byId('main')]

/** @type {(book: Book, place: readonly string[]) => HTMLElement} */
const viewOf = (book, [kind = '', name = '']) => {
  if (kind === '') return startView(book)
  if (kind === 'errors') return catalogueView(book)
  if (kind === 'enumerations') return enumerationsView(book)
  const call = kind === 'calls' ? book.calls.find(({ id }) => id === name) : undefined
  return call === undefined ? missingView() : callView(call, book)
}

/** @type {(book: Book, isFirst: boolean) => void} */
const show = (book, isFirst) => {
  const place = location.hash.replace(/^#\//, '').split('/').map(decodeURIComponent)
  main.replaceChildren(viewOf(book, place))
  const heading = main.querySelector('h1')
  document.title = `${heading?.textContent ?? ''} · ${String(book.document.info['title'])}`
  document.body.classList.remove('lists')
  markCurrent(side)
  const [kind, name] = place
  const part = document.getElementById(`${kind === 'errors' ? 'error' : 'enumeration'}-${name}`)
  if (part === null) window.scrollTo(0, 0)
  else part.scrollIntoView()
  // Whoever reads with the ears is told that the page is another one.
  if (!isFirst) main.focus({ preventScroll: true })
}

/** @type {(book: Book) => void} */
const run = (book) => {
  const list = openSideList(book)
  let typed = ''
  const search = (/** @type {string} */ text) => {
    typed = text
    list(side, typed)
    document.body.classList.toggle('lists', text !== '')
  }
  const showBar = () => {
    byId('skip').textContent = say('skip')
    top.replaceChildren(...topBar({
      book, typed, search,
      spoken: () => {
        showBar()
        list(side, typed)
        show(book, true)
      },
      list: () => void document.body.classList.toggle('lists'),
    }))
  }
  showBar()
  list(side, typed)
  show(book, true)
  window.addEventListener('hashchange', () => show(book, false))
  listenToKeys(book, side, () => {
    search('')
    showBar()
    main.focus({ preventScroll: true })
  })
  // A jump to the content is no page of its own.
  byId('skip').addEventListener('click', (event) => {
    event.preventDefault()
    main.focus()
  })
}

try {
  const answer = await fetch('/openapi.json')
  if (!answer.ok) throw new Error(`/openapi.json: ${answer.status}`)
  run(openBook(/** @type {OpenApiDocument} */ (await answer.json())))
} catch (error) {
  main.replaceChildren(failedView(String(error)))
}
