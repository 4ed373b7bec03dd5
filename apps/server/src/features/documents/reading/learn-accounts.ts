import { type DocumentDraft, type InvoiceDraft, isInvoiceKind } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { contactKey } from '../../trade/contact/index.ts';
import { keepAccount, type Side } from './account-memory-store.ts';
import { lockMemory, writeMemory } from './memory-store.ts';
import { significantWords } from './significant-words.ts';

type Item = InvoiceDraft['items'][number];

/**
 * Remembers the accounts a person chose for a partner's items: all of them when a document is confirmed, and only the
 * changed ones while it is being corrected (`before` is then the previous draft). A document without a partner
 * teaches nothing.
 */
export async function learnAccounts(
  tx: CompanyTransaction,
  draft: DocumentDraft,
  { at, before = null }: { at: Date; before?: DocumentDraft | null },
): Promise<void> {
  if (!draft.invoice || !isInvoiceKind(draft.kind)) return;
  const side: Side = draft.kind.startsWith('sales') ? 'sales' : 'purchase';
  const partnerName = (side === 'sales' ? draft.invoice.customer : draft.invoice.vendor).name.trim();
  const partnerKey = contactKey(partnerName);
  if (partnerKey === '') return;
  const items = before === null ? draft.invoice.items : changedItems(before.invoice?.items ?? [], draft.invoice.items);
  const taught = items.filter(({ account_code }) => account_code !== null);
  if (taught.length === 0) return;
  // One id identifies everything known about a partner, including a partner whose documents taught nothing.
  const { id } = await lockMemory(tx, { key: partnerKey, name: partnerName, at });
  for (const { name, account_code } of taught)
    await keepAccount(tx, {
      side,
      partnerKey,
      partnerName,
      accountCode: account_code ?? '',
      words: significantWords(name),
      at,
    });
  await writeMemory(tx, id, { memory: null, learnedFrom: null, at });
}

/** Items whose account a person changed. Items are compared by position, or by name if rows were added. */
function changedItems(before: readonly Item[], after: readonly Item[]): Item[] {
  const sameRows = before.length === after.length;
  return after.filter((item, index) => {
    const was = sameRows ? before[index] : before.find(({ name }) => name === item.name);
    return was !== undefined && was.account_code !== item.account_code;
  });
}
