// What applicants hold in their hands: papers as pictures, numbers of business, and the page of the identity provider.
import { filesCalls } from '@bidyard/contract/calls/files'
import type { FileUsageType } from '@bidyard/contract/enums'
import { paperPicture } from '@bidyard/demo/paper'
import type { Page } from 'playwright-core'
import type { Ask } from '../../packages/server/src/testing/ask.ts'
import type { World } from './open-world.ts'

export interface Applicant {
  readonly name: string
  readonly birthday: string
  readonly phone: string
}

/** Chosen as a file, or dropped; `label` is the name of the paper on the screen. */
export const bringPaper = async (page: Page, label: string, kind: string): Promise<void> => {
  const slot = page.getByRole('group', { name: label, exact: true })
  await slot.locator('input[type=file]').first().setInputFiles({
    name: `${label}.png`, mimeType: 'image/png', buffer: Buffer.from(paperPicture(kind)),
  })
  await slot.getByText('업로드 완료').waitFor()
}

/** What one does at the provider, which is the stand-in here: in a window of its own, or in place of the page. */
export const proveIn = async (provider: Page, { name, birthday, phone }: Applicant): Promise<void> => {
  await provider.getByRole('heading', { name: '누구로 인증할까요?' }).waitFor()
  await provider.locator('[name=name]').fill(name)
  await provider.locator('[name=birthday]').fill(birthday)
  await provider.locator('[name=phone]').fill(phone)
  await provider.getByRole('button', { name: '인증 완료' }).click()
}

export const proveInWindow = async (page: Page, applicant: Applicant): Promise<void> => {
  const [provider] = await Promise.all([
    page.waitForEvent('popup'), page.getByRole('button', { name: /^본인인증 (다시 )?시작$/ }).click(),
  ])
  await proveIn(provider, applicant)
}

/** As a program would. */
export const bringFile = async (world: World, ask: Ask, usageType: FileUsageType): Promise<string> => {
  const content = paperPicture(usageType)
  const { file, upload } = await ask(filesCalls.createFile, {
    body: { usageType, contentType: 'image/png', name: '서류.png', sizeBytes: content.length },
  })
  await fetch(new URL(upload.url, world.base), {
    method: upload.method, headers: upload.headers, body: Buffer.from(content),
  })
  await ask(filesCalls.commitFile, { params: { id: file.id } })
  return file.id
}
