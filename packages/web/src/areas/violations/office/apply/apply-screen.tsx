// Applies a violation: what happened on the one side, what it will bring on the other; asks once before it counts.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { forgetPaths } from '../../../../api/query-key.ts'
import { sendFile, useFileWords } from '../../../../api/files/send-file.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FileDrop } from '../../../../ui/file/file-drop.tsx'
import { useUploads } from '../../../../ui/file/use-uploads.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import { OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { appealBounds } from '../../dealer/appeal/appeal-bounds.ts'
import { touchedBySanctions } from '../whole/touched.ts'
import { ApplyFields, useMembersOf } from './apply-fields.tsx'
import { readApplySearch } from './apply-search.ts'
import { emptyValues, happenedAt, missingOf, type ApplyValues } from './apply-values.ts'
import { RulePreview } from './rule-preview.tsx'
import { useNamedContract, useSanctions } from './use-contract-terms.ts'

const { accept, filesMax } = appealBounds

const useApply = () => {
  const say = useText('sanctions')
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useCall(violationsCalls.applyShopViolation, {
    onSuccess: async ({ id, shopName }) => {
      showToast({ tone: 'done', title: say('applied', { shop: shopName }) })
      void forgetPaths(queries, touchedBySanctions)
      await navigate({ to: '/office/sanctions/$id', params: { id }, replace: true })
    },
  })
}

const wishOf = (values: ApplyValues, evidenceFileIds: string[]) => {
  const { shopId, memberId, contractId, detail, statement, priceWon, isEvidenceShown } = values
  return {
    shopId: shopId ?? '', memberId, detail: detail ?? 'misconduct', violateAt: happenedAt(values, serverNow()) ?? '',
    statement: statement.trim(), evidenceFileIds, isEvidenceShown, contractId,
    priceWon: contractId === null ? priceWon : null,
  }
}

const useForm = (first: ApplyValues) => {
  const [values, setValues] = useState(first)
  const [asked, setAsked] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const evidence = useUploads({
    send: async (file, options) => (await sendFile('document', file, options)).id, explain: useFileWords(),
  })
  const missing = missingOf(values, serverNow())
  const areFilesThere = evidence.uploads.every(({ state }) => state === 'done')
  return {
    values, evidence, confirming, setConfirming, areFilesThere, asked,
    missing: asked ? missing : [],
    change: (next: Partial<ApplyValues>) => setValues((before) => ({ ...before, ...next })),
    ask: () => {
      setAsked(true)
      if (missing.length === 0 && areFilesThere) setConfirming(true)
    },
  }
}

const Form = ({ first }: { readonly first: ApplyValues }) => {
  const say = useText('sanctions')
  const form = useForm(first)
  const apply = useApply()
  const { values, evidence, confirming, setConfirming, areFilesThere, asked, missing, change, ask } = form
  const { contract } = useNamedContract(values.contractId)
  const sanctions = useSanctions(values.contractId, contract)
  const [anybody] = useMembersOf(values.shopId)
  const send = () => apply.mutateAsync({ body: wishOf(values, evidence.uploads.flatMap(({ result }) => result ?? [])) })
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card>
          <div className="flex flex-col gap-5">
            <ApplyFields {...{ values, missing, contract, sanctions, change }} />
            <FileDrop
              label={say('evidence')} hint={say('evidenceHint')} optional uploads={evidence} accept={accept}
              bytesMax={fileBytesMax.document} filesMax={filesMax} camera
              error={asked && !areFilesThere ? say('filesNotThere') : undefined}
            />
            <div className="flex justify-end border-t border-line pt-4">
              <Button variant="primary" className="max-sm:w-full" onClick={ask}>{say('apply')}…</Button>
            </div>
          </div>
        </Card>
        <RulePreview {...{ values, contract, sanctions }} memberId={values.memberId ?? anybody?.id} />
      </div>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={say('applyTitle')}
        consequence={say('applyHappens')}
        confirmLabel={say('apply')}
        destructive
        onConfirm={send}
      >
        <Refused failure={apply.error} />
      </ConfirmDialog>
    </>
  )
}

/** Of an address that names a contract, once that has come: nothing is filled in before. */
const Begun = () => {
  const { contract: named = null } = readApplySearch(useSearch({ from: '/framed/office/sanctions/new' }))
  const wordsFor = useFailureWords()
  const { contract, error, again } = useNamedContract(named)
  if (named === null) return <Form first={emptyValues} />
  if (contract === undefined && error !== null) return <ErrorPanel {...wordsFor(error)} onRetry={again} />
  if (contract === undefined) return <div aria-busy="true"><Skeleton className="h-96 rounded-lg" /></div>
  return <Form first={{ ...emptyValues, shopId: contract.shopId, contractId: contract.id }} />
}

export const ApplyScreen = (): ReactNode => {
  const say = useText('sanctions')
  const may = useMayAsk()
  useTitle(say('apply'))
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/sanctions">{say('sanctions')}</Trail>} title={say('apply')} summary={say('applyText')}
      />
      {may(violationsCalls.applyShopViolation) ? <Begun /> : <OthersWork call={violationsCalls.applyShopViolation} />}
    </>
  )
}
