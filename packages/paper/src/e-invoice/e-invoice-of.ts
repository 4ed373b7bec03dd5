import { Decimal } from 'decimal.js';
import type { Paper } from '../paper.ts';
import { decimalsOf, linesOf } from './lines.ts';
import { addressLines, countryOf, partyOf } from './party.ts';
import { categoriesOf } from './tax-category.ts';
import type { EInvoice } from './terms.ts';
import { totalsOf } from './totals.ts';

/** For a credit note without payment terms: an amount is due, so BR-CO-25 requires terms. */
const CREDIT_TERMS = 'To be set off or refunded';

/** A document in the terms of EN 16931. Nothing is checked: `eInvoiceGaps` says what is missing. */
export function eInvoiceOf(paper: Paper): EInvoice {
  const categorise = categoriesOf(paper);
  const lines = linesOf(paper, categorise);
  const totals = totalsOf(paper, lines, categorise);
  const isTaxed = lines.some(({ line }) => line.category.code !== 'O');
  const isCredit = paper.type.endsWith('credit_note');
  return {
    isCredit,
    number: paper.number.trim(),
    issueDate: paper.issueDate ?? '',
    dueDate: paper.dueDate,
    currency: paper.currency,
    note: paper.notes,
    buyerReference: paper.reference,
    orderNumber: paper.orderNumber,
    creditOf: paper.creditOf,
    seller: partyOf(paper.seller, isTaxed),
    buyer: partyOf(paper.buyer, isTaxed),
    shipTo:
      paper.shipTo === null
        ? null
        : {
            name: paper.shipTo.name,
            address: addressLines(paper.shipTo.address),
            country: countryOf(paper.shipTo),
          },
    payment: {
      reference: paper.paymentReference,
      account: paper.payTo === null ? null : { number: paper.payTo.number, name: paper.payTo.accountName },
    },
    terms: paper.paymentTerms?.trim() || (isCredit ? CREDIT_TERMS : null),
    lines: lines.map(({ line }) => line),
    ...totals,
    prepaid: paper.paid,
    payable: new Decimal(totals.taxInclusive).minus(paper.paid).toFixed(decimalsOf(paper)),
  };
}
