import { textOfMinor } from './decimal-text.ts';
import { type Invoice, type InvoiceParty, worded } from './invoice/invoice.ts';
import type { Receipt } from './invoice/render-receipt.ts';
import { type BankStatement, balanceStatement } from './statement/bank-statement.ts';

/*
 * The correct reading of a sample, with the field names and conventions of the truth files for scoring.
 * Dates are ISO, money is a decimal string, `null` means that the page does not show the value.
 */

export interface ExpectedParty {
  readonly name: string;
  readonly address?: string;
  readonly taxId?: string;
}

export interface ExpectedItem {
  readonly name: string;
  readonly quantity: string;
  readonly price: string | null;
  readonly rate: string | null;
  readonly amount: string;
}

export interface ExpectedStatementLine {
  readonly date: string;
  readonly description: string;
  readonly out: string | null;
  readonly in: string | null;
  /** Signed; null where the layout does not print it. */
  readonly balance: string | null;
}

export interface ExpectedStatement {
  readonly account: string;
  readonly currency: string;
  readonly periodStart: string | null;
  readonly periodEnd: string;
  readonly openingBalance: string;
  readonly closingBalance: string;
  readonly lines: readonly ExpectedStatementLine[];
}

export interface ExpectedReading {
  readonly kind: 'bank_statement' | 'invoice' | 'receipt' | 'credit_note';
  readonly synthetic: true;
  readonly labelled: 'generator';
  readonly language: readonly string[];
  readonly currency: string;
  readonly issueDate?: string | null;
  readonly dueDate?: string | null;
  readonly number?: string;
  readonly relatedNumber?: string;
  readonly supplier?: ExpectedParty;
  readonly customer?: ExpectedParty | string | null;
  readonly items?: readonly ExpectedItem[];
  readonly subtotal?: string | null;
  readonly service?: string;
  readonly tax?: string | null;
  readonly total?: string;
  readonly bank?: string;
  readonly statements?: readonly ExpectedStatement[];
}

const GENERATED = { synthetic: true, labelled: 'generator' } as const;
const BOTH_LANGUAGES = ['en', 'zh-Hant'];

export function expectedStatement(statement: BankStatement): ExpectedReading {
  const { layout, bank, currency } = statement;
  const balanced = balanceStatement(statement);
  const lines = balanced.balancedLines.map((line) => ({
    date: line.date,
    description: line.printedDescription.replaceAll('\n', ' '),
    out: line.out ?? null,
    in: line.in ?? null,
    balance: layout === 'meridian' || line.lastOfDay ? textOfMinor(line.balanceMinor) : null,
  }));
  const read: ExpectedStatement = {
    account: statement.accountNumber,
    currency,
    periodStart: layout === 'meridian' ? statement.periodStart : null,
    periodEnd: statement.periodEnd,
    openingBalance: textOfMinor(balanced.openingMinor),
    closingBalance: textOfMinor(balanced.closingMinor),
    lines,
  };
  const common = { kind: 'bank_statement', ...GENERATED, language: BOTH_LANGUAGES } as const;
  return { ...common, currency, customer: statement.accountName, bank: bank.name, statements: [read] };
}

function expectedParty(invoice: Invoice, party: InvoiceParty): ExpectedParty {
  const chineseOnly = invoice.language === 'zh-Hant';
  return {
    name: chineseOnly ? (party.nameZh ?? party.name) : party.name,
    address: chineseOnly ? (party.addressZh ?? party.address) : party.address,
    ...(party === invoice.issuer && party.br !== undefined ? { taxId: party.br } : {}),
  };
}

/** The right reading of an invoice or a credit note. */
export function expectedInvoice(invoice: Invoice): ExpectedReading {
  const { kind, language, currency, issueDate, number, relatedNumber, taxRatePercent } = invoice;
  const taxed = taxRatePercent !== undefined;
  const items = invoice.items.map(({ name, nameZh, quantity, price, amount }) => ({
    name: worded(language, name, nameZh),
    quantity,
    price,
    rate: null,
    amount,
  }));
  return {
    kind,
    ...GENERATED,
    language: language === 'bilingual' ? BOTH_LANGUAGES : [language],
    currency,
    issueDate,
    dueDate: kind === 'credit_note' ? null : invoice.dueDate,
    number,
    ...(relatedNumber === undefined ? {} : { relatedNumber }),
    supplier: expectedParty(invoice, invoice.issuer),
    customer: expectedParty(invoice, invoice.customer),
    items,
    subtotal: taxed || items.length > 1 ? invoice.subtotal : null,
    tax: taxed ? invoice.tax : null,
    total: invoice.total,
  };
}

export function expectedReceipt(receipt: Receipt): ExpectedReading {
  const { shop, currency, number, subtotal, service, total } = receipt;
  return {
    kind: 'receipt',
    ...GENERATED,
    language: BOTH_LANGUAGES,
    currency,
    issueDate: receipt.date,
    dueDate: null,
    number,
    supplier: { name: shop.name, address: shop.address },
    customer: null,
    items: receipt.items.map(({ name, nameZh, quantity, amount }) => ({
      name: [name, nameZh].filter((each) => each !== undefined).join(' '),
      quantity,
      price: null,
      rate: null,
      amount,
    })),
    subtotal,
    ...(service === undefined ? {} : { service: service.amount }),
    tax: null,
    total,
  };
}
