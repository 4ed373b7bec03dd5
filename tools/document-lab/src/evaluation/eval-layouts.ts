import { Decimal } from 'decimal.js';
import type { DrawnCommercial } from '../commercial/draw-commercial.ts';
import { INVOICES, STATEMENTS } from './grammars.ts';
import { type Judged, measured, printChoices, printFields, sumOfJudged } from './measure.ts';
import { type Order, orderFromCommandLine } from './order.ts';

/**
 * Measures reading against drawn layouts (see the README in this folder). Do not inspect the held-out layouts while
 * you tune the reader; `--misses` is for the other half.
 */
const STATEMENT_FIELDS = [
  'row',
  'document',
  'account',
  'periodEnd',
  'openingBalance',
  'closingBalance',
  'kind',
  'proved',
];
const INVOICE_FIELDS = [
  'total',
  'issueDate',
  'number',
  'supplier',
  'currency',
  'kind',
  'dueDate',
  'customer',
  'tax',
  'discount',
  'amountDue',
  'items',
];

async function evaluateStatements(order: Order): Promise<void> {
  const judged = await measured(order, STATEMENTS);
  printFields(judged, STATEMENT_FIELDS);
  console.log(`proved though wrong: ${sumOfJudged(judged, 'provedThoughWrong').right} of ${judged.length} statements`);
  if (!order.misses) return;
  printChoices(judged, 'row');
  for (const one of judged) {
    const { right, n } = sumOfJudged([one], 'row');
    const wrong = sumOfJudged([one], 'provedThoughWrong').right > 0 ? ' PROVED' : '';
    if (right < n || wrong !== '')
      console.log(`${one.seed} rows ${right}/${n}${wrong} ${JSON.stringify(one.drawn.layout)}`);
  }
}

/** Whether the total that was read is not an amount printed on the paper. */
function isNoAmount({ drawn, reading }: Judged<DrawnCommercial>): boolean {
  const total = reading.total?.value ?? null;
  return total !== null && !drawn.amounts.includes(new Decimal(total).abs().toFixed(2));
}

async function evaluateInvoices(order: Order): Promise<void> {
  const judged = await measured(order, INVOICES);
  printFields(judged, INVOICE_FIELDS);
  console.log(`something else taken for the total: ${judged.filter(isNoAmount).length} of ${judged.length} papers`);
  if (!order.misses) return;
  for (const { seed, drawn, verdicts } of judged) {
    const wrong = verdicts.filter(({ field, right, n }) => INVOICE_FIELDS.includes(field) && right < n);
    if (wrong.length === 0) continue;
    const { kind, language, supplierAt, customerAt, customerLabel, facts, totalsAt, figures, days } = drawn.layout;
    console.log(
      seed,
      [kind, language, supplierAt, customerAt, customerLabel, facts, totalsAt, figures, days].join(' '),
    );
    for (const { field, wanted, found } of wrong) console.log(`    ${field}: ${wanted} / ${found}`);
  }
}

const order = orderFromCommandLine();
await (order.kind === 'statements' ? evaluateStatements(order) : evaluateInvoices(order));
