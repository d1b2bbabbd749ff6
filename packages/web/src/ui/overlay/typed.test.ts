// When a form holds something that would be lost.
import { describe, expect, it } from 'vitest'
import { Typed, type TypedField } from './typed.ts'

const field = (value = '', type = 'text') => ({ type, value, isConnected: true as boolean }) satisfies TypedField

const write = (typed: Typed, into: { value: string } & TypedField, value: string): void => {
  typed.meet(into)
  into.value = value
  typed.touch(into)
}

describe('a form', () => {
  it('holds nothing before somebody wrote in it, whatever stood there', () => {
    const typed = new Typed()
    typed.meet(field('서울'))
    expect(typed.holds()).toBe(false)
  })

  it('holds what was written, until it is taken back', () => {
    const typed = new Typed()
    const name = field('서울')
    write(typed, name, '서울시')
    expect(typed.holds()).toBe(true)
    write(typed, name, '서울')
    expect(typed.holds()).toBe(false)
  })

  it('holds what the browser filled in before anybody came to the field', () => {
    const typed = new Typed()
    typed.touch(field('김철수'))
    expect(typed.holds()).toBe(true)
  })

  it('holds what was written in a step that is behind, and a file that was picked', () => {
    const [steps, files] = [new Typed(), new Typed()]
    const gone = field()
    write(steps, gone, '메모')
    gone.isConnected = false
    expect(steps.holds()).toBe(true)
    files.meet(field('', 'file'))
    files.touch(field('', 'file'))
    expect(files.holds()).toBe(true)
  })

  it('holds nothing of a small form in it that has saved what was written and is gone', () => {
    const typed = new Typed()
    const name = field()
    typed.meet(name)
    name.value = '내가 찾는 차'
    typed.touch(name, true)
    expect(typed.holds()).toBe(true)
    name.isConnected = false
    expect(typed.holds()).toBe(false)
  })

  it('does not count what one press chooses, nor what somebody looks for', () => {
    const typed = new Typed()
    for (const type of ['checkbox', 'radio', 'search', 'range', 'select-one']) write(typed, field('', type), 'on')
    expect(typed.holds()).toBe(false)
  })

  it('holds nothing once it was forgotten', () => {
    const typed = new Typed()
    write(typed, field(), '메모')
    typed.forget()
    expect(typed.holds()).toBe(false)
  })
})
