import { box as boxSchema, evidence as evidenceSchema, type SampleDocument } from '@folio/contract';
import { z } from 'zod';
import type { StoredDocument } from './item-store.ts';

type Spot = Pick<SampleDocument, 'page' | 'box'>;

/** Fields that locate an invoice as a whole, the best first. */
const WHOLE = ['invoice.total', 'invoice.subtotal', 'invoice.items.0.amount', 'invoice.number'];

const evidences = z.record(z.string(), evidenceSchema);
const namedItems = z.object({ items: z.array(z.object({ name: z.string() })) });

/**
 * Where a document shows a line: the item of the invoice with the line's description, otherwise the total of the invoice;
 * for a bank line its place on the statement. Null for what is not known.
 */
export function spotOf({ evidence, draft, page, box }: StoredDocument, description: string): Spot {
  if (page !== null) {
    const known = boxSchema.safeParse(box);
    return { page, box: known.success ? known.data : null };
  }
  const read = evidences.safeParse(evidence);
  // Without the draft of an invoice, the evidence belongs to something else than the entry.
  const items = namedItems.safeParse(draft);
  if (!read.success || !items.success) return { page: null, box: null };
  const index = items.data.items.findIndex(({ name }) => name === description);
  const own = index === -1 ? [] : [`invoice.items.${index}.name`, `invoice.items.${index}.amount`];
  for (const path of [...own, ...WHOLE]) {
    const found = read.data[path];
    if (found?.page != null) return { page: found.page, box: found.box };
  }
  return { page: null, box: null };
}
