import type { Chance } from '../chance.ts';
import { pageOf } from '../html.ts';
import { A4, type Made, type PageSize } from '../made.ts';
import { type Invoice, invoiceOf, type Plan } from './content.ts';
import { labelsOf, type Shown } from './labels.ts';

/** One way of laying out an invoice or credit note. */
export interface InvoiceLayout {
  readonly id: string;
  readonly plan: Plan;
  readonly shown: Shown;
  readonly css: string;
  readonly size?: PageSize;
  readonly body: (invoice: Invoice, chance: Chance) => string;
}

export function makeInvoice(layout: InvoiceLayout, chance: Chance): Made {
  const invoice = invoiceOf(chance, layout.plan);
  const size = layout.size ?? A4;
  const html = pageOf(layout.body(invoice, chance), layout.css, size);
  return { html, size, labels: labelsOf(invoice, `made/${layout.id}`, layout.shown) };
}
