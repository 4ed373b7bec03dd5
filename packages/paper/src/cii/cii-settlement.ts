import { Decimal } from 'decimal.js';
import type { EInvoice, TaxGroup } from '../e-invoice/terms.ts';
import { allowance } from './cii-trade.ts';
import { day, type Part, ram, text } from './parts.ts';

/** UNCL 4461: credit transfer. */
const CREDIT_TRANSFER = '30';

function taxGroup({ category, taxable, tax }: TaxGroup): Part {
  return ram(
    'ApplicableTradeTax',
    text('CalculatedAmount', tax),
    text('TypeCode', 'VAT'),
    text('ExemptionReason', category.reason),
    text('BasisAmount', taxable),
    text('CategoryCode', category.code),
    text('RateApplicablePercent', category.rate),
  );
}

function paymentMeans({ payment: { account } }: EInvoice): Part {
  if (account === null) return null;
  return ram(
    'SpecifiedTradeSettlementPaymentMeans',
    text('TypeCode', CREDIT_TRANSFER),
    ram('PayeePartyCreditorFinancialAccount', text('AccountName', account.name), text('ProprietaryID', account.number)),
  );
}

function sums(invoice: EInvoice): Part {
  const unlessZero = (name: string, amount: string): Part => (new Decimal(amount).isZero() ? null : text(name, amount));
  return ram(
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    text('LineTotalAmount', invoice.lineTotal),
    unlessZero('AllowanceTotalAmount', invoice.allowanceTotal),
    text('TaxBasisTotalAmount', invoice.taxExclusive),
    text('TaxTotalAmount', invoice.tax, { currencyID: invoice.currency }),
    text('GrandTotalAmount', invoice.taxInclusive),
    unlessZero('TotalPrepaidAmount', invoice.prepaid),
    text('DuePayableAmount', invoice.payable),
  );
}

/** Payment means, tax and totals. */
export function settlement(invoice: EInvoice): Part {
  const { creditOf } = invoice;
  return ram(
    'ApplicableHeaderTradeSettlement',
    text('PaymentReference', invoice.payment.reference),
    text('InvoiceCurrencyCode', invoice.currency),
    paymentMeans(invoice),
    ...invoice.taxes.map(taxGroup),
    ...invoice.allowances.map((entry) => allowance(entry, entry.category)),
    ram('SpecifiedTradePaymentTerms', text('Description', invoice.terms), day('DueDateDateTime', invoice.dueDate)),
    sums(invoice),
    creditOf === null
      ? null
      : ram(
          'InvoiceReferencedDocument',
          text('IssuerAssignedID', creditOf.number),
          day('FormattedIssueDateTime', creditOf.date, 'qdt'),
        ),
  );
}
