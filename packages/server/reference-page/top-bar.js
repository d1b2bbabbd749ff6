// The bar at the top: name, search, language, brightness and the documents themselves.
import { icon, icons, make } from './make.js'
import { language, say, setLanguage } from './words.js'

/** @import { Book } from './book.js' */

const themes = /** @type {const} */ (['system', 'light', 'dark'])
const themeIcons = { system: icons.half, light: icons.sun, dark: icons.moon }

const themeNow = () => themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system'

/** @type {(theme: (typeof themes)[number]) => void} */
const setTheme = (theme) => {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme']
    localStorage.removeItem('reference-theme')
  } else {
    document.documentElement.dataset['theme'] = theme
    localStorage.setItem('reference-theme', theme)
  }
}

/** @type {() => HTMLElement} */
const themeButton = () => {
  const button = make('button', { type: 'button', class: 'quiet' })
  const show = () => {
    const label = `${say('theme')}: ${say(themeNow())}`
    button.setAttribute('aria-label', label)
    button.title = label
    button.replaceChildren(icon(themeIcons[themeNow()]))
  }
  button.addEventListener('click', () => {
    setTheme(themes[(themes.indexOf(themeNow()) + 1) % themes.length] ?? 'system')
    show()
  })
  show()
  return button
}

/**
 * @typedef {object} TopBar
 * @property {Book} book
 * @property {string} typed
 * @property {(typed: string) => void} search
 * @property {() => void} spoken the language was changed
 * @property {() => void} list the list is to be shown or hidden, on small screens
 */

/** @type {(given: TopBar) => HTMLElement[]} */
export const topBar = ({ book, typed, search, spoken, list }) => {
  const words = { placeholder: say('search'), 'aria-label': say('search') }
  const field = make('input', { type: 'search', id: 'search', value: typed, autocomplete: 'off', ...words })
  field.addEventListener('input', () => search(field.value))
  const speak = () => {
    setLanguage(language() === 'ko' ? 'en' : 'ko')
    spoken()
  }
  return [
    make('button', { type: 'button', class: 'quiet menu', 'aria-label': say('menu'), onclick: list }, icon(icons.menu)),
    make(
      'a', { class: 'brand', href: '#/' },
      make('img', { src: '/reference/icon.svg', alt: '', width: '28', height: '28' }),
      make('span', {}, String(book.document.info['title'])),
      make('small', {}, `API ${String(book.document.info['version'])}`),
    ),
    make('label', { class: 'search' }, icon(icons.search), field, make('kbd', { 'aria-hidden': 'true' }, '/')),
    make(
      'div', { class: 'tools' },
      make('a', { class: 'quiet file', href: '/openapi.json', title: say('document') }, '3.1'),
      make('a', { class: 'quiet file', href: '/openapi-3.0.json', title: say('document') }, '3.0'),
      make('button', { type: 'button', class: 'quiet', onclick: speak }, say('language')),
      themeButton(),
    ),
  ]
}
