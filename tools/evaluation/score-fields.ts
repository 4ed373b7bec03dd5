import type { Field, Manifest, Reading } from '@folio/documents';
import { isCashRounded, nearText, sameDate, sameMoney, sameName, sameText } from './compare.ts';
import { partyOf, type Truth } from './truth.ts';
import { type Verdict, verdict } from './verdict.ts';

const MONEY = ['subtotal', 'discount', 'service', 'tax', 'total', 'prepaid', 'amountDue'] as const;
const TEXTS = ['number', 'relatedNumber', 'currency'] as const;

function sure(field: Field<unknown> | null | undefined): number | null {
  return field?.confidence ?? null;
}

function dateVerdicts(truth: Truth, reading: Reading, found: Manifest): Verdict[] {
  const ambiguous = found.warnings.includes('ambiguous_date');
  return (['issueDate', 'dueDate'] as const)
    .filter((field) => truth[field] !== undefined)
    .map((field) => {
      // A due date derived from printed terms is not an error if the page prints no due date.
      const derived = field === 'dueDate' && truth.dueDate === null && found.terms !== null;
      const right = derived || sameDate(truth[field], found[field], ambiguous);
      return verdict(field, right, truth[field], found[field], sure(reading[field]));
    });
}

function sameTotal(truth: Truth, found: Manifest): boolean {
  return sameMoney(truth.total, found.total) || isCashRounded(truth.total, found.total);
}

function moneyVerdicts(truth: Truth, reading: Reading, found: Manifest): Verdict[] {
  return MONEY.filter((field) => truth[field] !== undefined).map((field) => {
    const right = field === 'total' ? sameTotal(truth, found) : sameMoney(truth[field], found[field]);
    return verdict(field, right, truth[field], found[field], sure(reading[field]));
  });
}

/** The fields that an invoice, receipt or credit note contains only once. */
export function fieldVerdicts(truth: Truth, reading: Reading, found: Manifest): Verdict[] {
  const texts = TEXTS.filter((field) => truth[field] !== undefined).map((field) =>
    verdict(field, sameText(truth[field], found[field]), truth[field], found[field], sure(reading[field])),
  );
  return [...dateVerdicts(truth, reading, found), ...texts, ...moneyVerdicts(truth, reading, found)];
}

function supplierVerdicts(truth: Truth, reading: Reading, found: Manifest): Verdict[] {
  if (truth.supplier === undefined || truth.supplier === null) return [];
  const supplier = partyOf(truth.supplier);
  const names = [supplier.name, ...(truth.supplierAlso ?? [])];
  const got = found.supplier;
  const name = got?.name ?? null;
  const confidence = sure(reading.supplier?.name);
  const isExact = names.some((wanted) => sameName(wanted, name));
  return [
    verdict('supplier', isExact, supplier.name, name, confidence),
    verdict('supplierNear', isExact || names.some((wanted) => nearText(wanted, name)), supplier.name, name),
    ...(supplier.address
      ? [verdict('supplierAddress', nearText(supplier.address, got?.address), supplier.address, got?.address)]
      : []),
    ...(supplier.taxId
      ? [verdict('supplierTaxId', sameText(supplier.taxId, got?.taxId), supplier.taxId, got?.taxId)]
      : []),
  ];
}

export function partyVerdicts(truth: Truth, reading: Reading, found: Manifest): Verdict[] {
  const customer = partyOf(truth.customer).name;
  const got = found.customer?.name;
  return [
    ...supplierVerdicts(truth, reading, found),
    ...(customer ? [verdict('customer', nearText(customer, got), customer, got, sure(reading.customer?.name))] : []),
  ];
}
