import type { DraftItem, InvoiceDraft } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../../../api/queries/books/ledger-account.ts';
import { adjusted } from './adjustment.ts';

/** The invoice with the item that would bring it to its total, and that item; null where it adds up. */
export function useAdjustment(): (invoice: InvoiceDraft) => { invoice: InvoiceDraft; item: DraftItem } | null {
  const { t } = useTranslation('document');
  const { data: accounts } = useLedgerAccounts();
  const roundingAccount = accounts?.find((account) => account.system_role === 'rounding')?.code ?? null;
  return (invoice) => {
    const done = adjusted(invoice, { roundingAccount, nameOf: (kind) => t(`adjustment.${kind}`) });
    const item = done?.items.at(-1);
    return done && item ? { invoice: done, item } : null;
  };
}
