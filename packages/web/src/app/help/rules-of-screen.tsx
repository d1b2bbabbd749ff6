// The sheet with the rules of the screen at an address.
import { RulesSheet } from '../../areas/reference/rules/rules-sheet.tsx'
import { rulesOf } from './rules-of-address.ts'

export const RulesOfScreen = ({ pathname, onClose }: { readonly pathname: string; readonly onClose: () => void }) =>
  <RulesSheet rules={rulesOf(pathname)} open onOpenChange={(open) => !open && onClose()} />
