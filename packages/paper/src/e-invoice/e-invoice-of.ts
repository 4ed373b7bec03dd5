import { Decimal } from 'decimal.js';
import type { Paper, PaperParty } from '../paper.ts';
import { decimalsOf, linesOf } from './lines.ts';
import { categoriesOf } from './tax-category.ts';
import type { EInvoice, TradeParty } from './terms.ts';
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

const HOME = 'HK';
/** VAT numbers of Greece and Northern Ireland begin with other letters than their country code. */
const VAT_PREFIXES: Readonly<Record<string, string>> = { GR: 'EL', XI: 'XI' };
const MAX_LINES = 3;

export function countryOf({ country }: PaperParty): string {
  const code = country?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/u.test(code) ? code : HOME;
}

/** The lines of an address, at most three: further lines are appended to the third. */
export function addressLines(address: string | null): string[] {
  const lines = (address ?? '').split(/\r?\n/u).flatMap((line) => line.trim() || []);
  const [kept, more] = [lines.slice(0, MAX_LINES - 1), lines.slice(MAX_LINES - 1)];
  return more.length === 0 ? kept : [...kept, more.join(', ')];
}

/** A VAT number begins with its country code (BR-CO-09); other tax numbers are not distinguished further. */
function isVatId(taxId: string, country: string): boolean {
  return taxId.startsWith(VAT_PREFIXES[country] ?? country) && /\d/u.test(taxId);
}

function textOrNull(text: string | null): string | null {
  return text?.trim() || null;
}

/**
 * A party as electronic invoices state it. A document outside the scope of tax has no tax numbers (BR-O-02). The tax
 * office identifies a company in Hong Kong by its business registration number.
 */
export function partyOf(party: PaperParty, isTaxed: boolean): TradeParty {
  const country = countryOf(party);
  const registered = textOrNull(party.br);
  const taxId = textOrNull(party.taxId) ?? registered;
  const isVat = taxId !== null && isVatId(taxId, country);
  return {
    name: party.name.trim() || (party.nameZh?.trim() ?? ''),
    address: addressLines(party.address ?? party.addressZh),
    country,
    vatId: isTaxed && isVat ? taxId : null,
    taxId: isTaxed && !isVat ? taxId : null,
    registration: registered ?? taxId,
    contactPerson: textOrNull(party.contactPerson),
    phone: textOrNull(party.phone),
    email: textOrNull(party.email),
  };
}
