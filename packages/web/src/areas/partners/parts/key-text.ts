// What a partner calls a customer or a car of its own: up to a hundred signs, without spaces.
import { unseen } from '@bidyard/contract/shapes/unseen-letters'

const form = new RegExp(`^[^\\s${unseen}]{1,100}$`, 'u')

export const isKeyText = (text: string): boolean => form.test(text)
