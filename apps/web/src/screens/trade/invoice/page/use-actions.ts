import type { InvoiceDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { afterPosting, invoiceCalls, invoiceKey } from '../../../../api/queries/trade/invoice.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import { isSale } from '../../../../components/invoice/invoice-states.ts';
import type { ActionName } from './actions.ts';

/** Actions that ask something first, in a dialog of their own. */
const withDialog = [
  'pay',
  'director',
  'deposit',
  'applyCredit',
  'applyOut',
  'badDebt',
  'refund',
  'send',
  'void',
  'reject',
] as const;
export type DialogName = (typeof withDialog)[number];

function isDialog(name: ActionName): name is DialogName {
  return (withDialog as readonly string[]).includes(name);
}

/** Runs the actions of a document's page: those with a dialog open it, the others are done at once. */
export function useActions(invoice: InvoiceDetail) {
  const { t } = useTranslation('invoice-life');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [busy, setBusy] = useState<ActionName | null>(null);
  const isRunning = useRef(false);
  const { id, number } = invoice;

  const keep = async (after: InvoiceDetail) => {
    queryClient.setQueryData(invoiceKey(after.id), after);
    await afterPosting(queryClient);
  };
  const open = async (made: InvoiceDetail, words: string) => {
    await keep(made);
    toast.success(words);
    navigate(`/invoice/${made.id}`);
  };
  const answer = async (said: 'accepted' | 'declined' | null) => {
    await keep(await invoiceCalls.answer(id, said));
    toast.success(t(`done.${said ?? 'unanswered'}`, { number }), {
      ...(said !== null && { action: { label: t('common:undo'), run: () => void run('unanswered') } }),
    });
  };
  const acts: Partial<Record<ActionName, () => Promise<void>>> = {
    approve: async () => {
      const question = {
        title: t('approve.title', { number }),
        detail: t('approve.detail'),
        okText: t('action.approve'),
      };
      if (!(await confirm(question))) return;
      await keep(await invoiceCalls.confirm(id, invoice.version));
      toast.success(t('done.approve', { number }));
    },
    takeBack: async () => keep(await invoiceCalls.reopen(id, invoice.version)),
    accepted: () => answer('accepted'),
    declined: () => answer('declined'),
    unanswered: () => answer(null),
    toInvoice: async () => open(await invoiceCalls.toInvoice(id, crypto.randomUUID()), t('done.toInvoice', { number })),
    creditNote: async () => open(await invoiceCalls.credit(id, crypto.randomUUID()), t('done.creditNote', { number })),
    copy: async () => open(await invoiceCalls.copy(id, crypto.randomUUID()), t('done.copy', { number })),
    recurring: async () => {
      await navigate(`/${isSale(invoice.type) ? 'sales' : 'purchases'}/recurring/new?from=${id}`);
    },
    link: async () => document.getElementById('invoice-links')?.scrollIntoView({ block: 'center' }),
  };
  const run = async (name: ActionName) => {
    if (isDialog(name)) return setDialog(name);
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(name);
    try {
      await acts[name]?.();
    } catch (cause) {
      toast.error(refusalText(cause), { durationMs: 0 });
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };
  return { dialog, busy, run, close: () => setDialog(null) };
}
