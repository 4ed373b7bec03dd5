import type { DraftItem, InvoiceDraft, TaxCodeRow } from '@folio/contract';
import { MAX_ITEMS } from '@folio/contract/max-items';
import { type ClipboardEvent, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaxCodes } from '../../../api/queries/books/accounting-tax-code.ts';
import { toast } from '../../feedback/toast/toast.ts';
import { heir } from '../../table/row-identity.ts';
import { taxOf } from '../draft-defaults.ts';
import { itemAfter, withItem, withNewItem } from '../invoice-draft.ts';
import { placeOf } from './item-focus.ts';
import { duplicated, moved } from './item-list.ts';
import { type PastedItems, pasteColumns, readPastedItems, withPasted } from './pasted-items.ts';

type Change = (update: (draft: InvoiceDraft) => InvoiceDraft) => void;

/** Longer than the default, because the toast offers an undo or more text to read. */
const toastMs = 8000;

/** Operations on the items; every function keeps its identity. */
export function useItems(change: Change) {
  const { t } = useTranslation('invoice-editor');
  const { data: taxCodes } = useTaxCodes();
  const setItems = useCallback(
    (update: (items: DraftItem[]) => DraftItem[]) =>
      change((draft) => {
        const items = update(draft.items);
        return items === draft.items ? draft : { ...draft, items };
      }),
    [change],
  );
  const set = useCallback(
    (index: number, changes: Partial<DraftItem>) =>
      change((draft) => withItem(withTax(draft, changes), index, changes)),
    [change],
  );
  const isFull = useCallback(
    (count: number) => {
      if (count < MAX_ITEMS) return false;
      toast.warning(t('items.full', { most: MAX_ITEMS }), { durationMs: toastMs });
      return true;
    },
    [t],
  );
  const add = useCallback(
    () => change((draft) => (isFull(draft.items.length) ? draft : withNewItem(draft))),
    [change, isFull],
  );
  const move = useCallback((from: number, to: number) => setItems((items) => moved(items, from, to)), [setItems]);
  const duplicate = useCallback(
    (index: number) => setItems((items) => (isFull(items.length) ? items : duplicated(items, index))),
    [setItems, isFull],
  );
  const remove = useCallback(
    (index: number) => {
      let taken: DraftItem | undefined;
      setItems((items) => {
        taken = items[index];
        // A document always has at least one item row.
        return items.length === 1 ? [itemAfter(taken)] : items.toSpliced(index, 1);
      });
      const back = () =>
        setItems((items) => {
          if (taken === undefined || isFull(items.length)) return items;
          return items.toSpliced(Math.min(index, items.length), 0, taken);
        });
      toast.info(t('items.removed', { item: index + 1 }), {
        action: { label: t('common:undo'), run: back },
        durationMs: toastMs,
      });
    },
    [setItems, isFull, t],
  );
  const paste = usePaste(setItems, taxCodes);
  return useMemo(() => ({ set, add, move, duplicate, remove, paste }), [set, add, move, duplicate, remove, paste]);
}

/** A pasted code that exists in the company sets its percentage; an unknown code is kept in the description. */
function known(changes: Partial<DraftItem>, taxCodes: readonly TaxCodeRow[]): Partial<DraftItem> {
  const { tax_code: typed, ...rest } = changes;
  if (typed == null) return changes;
  const code = taxCodes.find((one) => one.code.toLowerCase() === typed.toLowerCase());
  if (code) return { ...rest, ...taxOf(code) };
  return { ...rest, description: [rest.description, typed].filter(Boolean).join(' · ') };
}

/** Pasting a table into any cell fills the items downwards from that cell. */
function usePaste(
  setItems: (update: (items: DraftItem[]) => DraftItem[]) => void,
  taxCodes: readonly TaxCodeRow[] | undefined,
) {
  const { t } = useTranslation('invoice-editor');
  const say = useCallback(
    ({ items, unread }: PastedItems, undo: () => void) => {
      const options = { action: { label: t('common:undo'), run: undo }, durationMs: toastMs };
      const [first] = unread;
      if (first === undefined) toast.success(t('paste.done', { count: items.length }), options);
      else toast.warning(t('paste.unread', { count: unread.length, row: first.row, text: first.text }), options);
    },
    [t],
  );
  return useCallback(
    (event: ClipboardEvent<HTMLElement>) => {
      if (!(event.target instanceof Element)) return;
      const place = placeOf(event.target);
      if (place === null) return;
      const start = [...pasteColumns, 'description' as const].find((one) => one === place.cell) ?? null;
      const pasted = readPastedItems(event.clipboardData.getData('text/plain'), start);
      if (pasted === null) return;
      event.preventDefault();
      setItems((items) => {
        const last = items.at(-1);
        const after = withPasted(items, place.index, pasted.items, (before, changes) => {
          const read = known(changes, taxCodes ?? []);
          if (before === undefined) return { ...itemAfter(last), ...read };
          return heir(before, { ...before, amount: null, ...read });
        });
        if (after === null) {
          const values = { found: pasted.items.length, most: MAX_ITEMS, standing: items.length };
          toast.error(t('paste.tooMany', values), { durationMs: toastMs });
          return items;
        }
        say(pasted, () => setItems(() => items));
        return after;
      });
    },
    [setItems, taxCodes, say, t],
  );
}

/** If amounts are without tax and a VAT code is chosen, amounts become tax-exclusive. */
function withTax(draft: InvoiceDraft, { tax_code }: Partial<DraftItem>): InvoiceDraft {
  if (!tax_code || draft.amounts_are !== 'no_tax') return draft;
  return { ...draft, amounts_are: 'tax_exclusive' };
}
