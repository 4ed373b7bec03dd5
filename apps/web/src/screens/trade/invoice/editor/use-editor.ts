import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSalesSetting } from '../../../../api/queries/trade/sales-setting.ts';
import { useLeaveGuard } from '../../../../components/form/use-leave-guard.ts';
import { useStableCallback } from '../../../../components/hooks/use-stable-callback.ts';
import { useContactDefaults } from '../../../../components/invoice-form/head/use-contact-defaults.ts';
import { sideOf } from '../../../../components/invoice-form/invoice-draft.ts';
import { useHead } from '../../../../components/invoice-form/paper-part.ts';
import { useConfirmKey } from '../../../../components/invoice-form/use-confirm-key.ts';
import { useInvoiceDraft } from '../../../../components/invoice-form/use-invoice-draft.ts';
import { useTotals } from '../../../../components/invoice-form/use-rules.ts';
import { focusField } from './focus-field.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFinish } from './use-finish.ts';
import { useKindSwitch } from './use-kind-switch.ts';
import { useViewParts } from './use-view-parts.ts';

export interface EditedInvoice {
  type: InvoiceType;
  id: string | null;
  version: number;
  draft: InvoiceDraft;
  documentId: string | null;
  /** Called after the document was confirmed or submitted: there is nothing left to edit. */
  onDone?: () => void;
}

/**
 * The state and actions of the editor, for its components. Functions keep their identity, so that components are not
 * rendered again.
 */
export function useEditor(props: EditedInvoice) {
  const { t } = useTranslation('invoice-editor');
  const { type } = props;
  const needsApproval = useSalesSetting().data?.setting.approval_needed ?? false;
  const editing = useInvoiceDraft(props);
  const { id, draft, change, state } = editing;
  const { counted, totals } = useTotals(draft);
  const hasPaper = sideOf(type) === 'sales';
  const view = useViewParts(hasPaper);
  const [hasVersions, setVersions] = useState(false);
  const { refusal, isBusy, finish, remove } = useFinish(editing, type, needsApproval, props.onDone);
  const switchKind = useKindSwitch(editing, type);
  const isUntouched = id === null && state === 'saved';
  const isHeld = state === 'failed' || state === 'conflict';
  useLeaveGuard(isHeld, { title: t('leave.title'), detail: t('leave.detail'), okText: t('leave.ok') });
  useConfirmKey(() => void finish());
  useEditorKeys({
    addItem: () => document.getElementById('field-items')?.click(),
    preview: () => hasPaper && view.toggle('paper'),
    journal: () => view.toggle('journal'),
    versions: () => id !== null && setVersions(true),
  });
  const canSwitch = props.documentId === null && draft.credit_of === null && draft.from_quotation === null;
  const onKind = useStableCallback(switchKind);
  return {
    ...{ editing, needsApproval, counted, totals, hasPaper, view, hasVersions, setVersions, isBusy, isUntouched },
    head: useHead(draft),
    typed: useMemo(() => ({ type, id, draft: counted }), [type, id, counted]),
    error: refusal ?? editing.error,
    onContact: useContactDefaults(type, props.draft, change),
    onKind: canSwitch ? onKind : null,
    onFinish: useStableCallback(() => void finish()),
    onRemove: useStableCallback(() => void remove(isUntouched)),
    onSide: useStableCallback(() => view.toggle(view.part)),
    onRetry: useStableCallback(() => void editing.flush()),
    onVersions: useStableCallback(() => setVersions(true)),
    onField: useStableCallback((path: string) => {
      if (!view.isWide) view.show('sheet');
      requestAnimationFrame(() => focusField(path));
    }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
