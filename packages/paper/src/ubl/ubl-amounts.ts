import { Decimal } from 'decimal.js';
import type { Allowance, EInvoice, InvoiceLine, TaxCategory } from '../e-invoice/terms.ts';
import { cac, cbc, ONE, type Part, taxScheme } from './parts.ts';

/** UNTDID 5189: a discount. */
const DISCOUNT = '95';

type Money = (name: string, amount: string) => Part;

/** Writes amounts with the document's currency. */
export function moneyIn(currency: string): Money {
  return (name, amount) => cbc(name, amount, { currencyID: currency });
}

function category(name: string, { code, rate, reason }: TaxCategory, hasReason = false): Part {
  return cac(
    name,
    cbc('ID', code),
    cbc('Percent', rate),
    cbc('TaxExemptionReason', hasReason ? reason : null),
    taxScheme('VAT'),
  );
}

function allowance(entry: Allowance, money: Money, of: TaxCategory | null): Part {
  return cac(
    'AllowanceCharge',
    cbc('ChargeIndicator', 'false'),
    cbc('AllowanceChargeReasonCode', DISCOUNT),
    cbc('AllowanceChargeReason', 'Discount'),
    cbc('MultiplierFactorNumeric', entry.percent),
    money('Amount', entry.amount),
    entry.base === null ? null : money('BaseAmount', entry.base),
    of === null ? null : category('TaxCategory', of),
  );
}

/** Allowances of the document, the tax by category, and the sums. */
export function amounts(invoice: EInvoice, money: Money): Part[] {
  const hasAllowance = !new Decimal(invoice.allowanceTotal).isZero();
  const hasPrepaid = !new Decimal(invoice.prepaid).isZero();
  return [
    ...invoice.allowances.map((entry) => allowance(entry, money, entry.category)),
    cac(
      'TaxTotal',
      money('TaxAmount', invoice.tax),
      ...invoice.taxes.map((group) =>
        cac(
          'TaxSubtotal',
          money('TaxableAmount', group.taxable),
          money('TaxAmount', group.tax),
          category('TaxCategory', group.category, true),
        ),
      ),
    ),
    cac(
      'LegalMonetaryTotal',
      money('LineExtensionAmount', invoice.lineTotal),
      money('TaxExclusiveAmount', invoice.taxExclusive),
      money('TaxInclusiveAmount', invoice.taxInclusive),
      hasAllowance ? money('AllowanceTotalAmount', invoice.allowanceTotal) : null,
      hasPrepaid ? money('PrepaidAmount', invoice.prepaid) : null,
      money('PayableAmount', invoice.payable),
    ),
  ];
}

export function line(entry: InvoiceLine, isCredit: boolean, money: Money): Part {
  return cac(
    isCredit ? 'CreditNoteLine' : 'InvoiceLine',
    cbc('ID', entry.id),
    cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', entry.quantity, ONE),
    money('LineExtensionAmount', entry.net),
    entry.allowance === null ? null : allowance(entry.allowance, money, null),
    cac(
      'Item',
      cbc('Description', entry.description),
      cbc('Name', entry.name),
      category('ClassifiedTaxCategory', entry.category),
    ),
    cac('Price', money('PriceAmount', entry.price), cbc('BaseQuantity', entry.baseQuantity, ONE)),
  );
}
