import { documentLanguage } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import { type PaperItem, type PaperLanguage, said, WORDS } from '@folio/paper';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PaperWithImages } from '../../../platform/paper-file/index.ts';
import { readPaperImages, readSalesSetting } from '../sales-setting/index.ts';
import {
  type MoneyFacts,
  readCompanyParty,
  readContactFacts,
  readMoneyFacts,
  readSettledDocuments,
  type SettledDocument,
} from './store.ts';

/**
 * The receipt for a customer's payment: payer, amount and the invoices it settled. Throws `not_found`, also for
 * payments of other kinds.
 */
export async function readReceipt(
  tx: CompanyTransaction,
  moneyId: string,
  language?: PaperLanguage,
): Promise<PaperWithImages> {
  const money = await readMoneyFacts(tx, moneyId);
  if (money === null) throw new DomainError('not_found');
  if (money.type !== 'receipt')
    throw new DomainError('conflict', { word: 'receipt_of_customer_only', values: { number: money.number } });
  const contact = await readContactFacts(tx, money.contactId);
  const setting = await readSalesSetting(tx);
  const spoken = language ?? documentLanguage.nullable().parse(contact?.language ?? null) ?? setting.document_language;
  const company = await readCompanyParty(tx);
  const amount = formatMoney(money.amountMinor, money.currency);
  const zero = formatMoney(0n, money.currency);
  return {
    type: 'receipt',
    language: spoken,
    template: setting.template,
    number: money.number,
    reference: money.reference,
    orderNumber: null,
    issueDate: money.date,
    dueDate: null,
    paymentTerms: null,
    paymentReference: null,
    creditOf: null,
    currency: money.currency,
    seller: company,
    buyer: contact?.party ?? { ...company, name: '', nameZh: null },
    shipTo: null,
    amountsAre: 'no_tax',
    items: itemsOf(money, await readSettledDocuments(tx, moneyId), spoken),
    itemsTotal: amount,
    discount: null,
    subtotal: amount,
    taxes: [],
    totalTax: zero,
    total: amount,
    paid: amount,
    due: zero,
    notes: null,
    footer: setting.footer || null,
    payTo: null,
    instructions: null,
    instructionsZh: null,
    fpsPayload: null,
    mark: money.reversedOn === null ? null : 'voided',
    images: await readPaperImages(tx),
  };
}

/**
 * The purpose of the payment. Documents in the payment's currency have a line each, and the remainder or the amount
 * withheld has a separate line; otherwise one line names the documents.
 */
function itemsOf(money: MoneyFacts, documents: readonly SettledDocument[], language: PaperLanguage): PaperItem[] {
  const text = (amountMinor: bigint): string => formatMoney(amountMinor, money.currency);
  if (documents.some(({ currency }) => currency !== money.currency)) {
    const named = documents.map(
      (one) => `${one.number} (${one.currency} ${formatMoney(one.amountMinor, one.currency)})`,
    );
    return [itemOf(named.join(', '), text(money.amountMinor), text(0n))];
  }
  const rest = documents.reduce((left, { amountMinor }) => left - amountMinor, money.amountMinor);
  const items = documents.map(({ number, amountMinor }) => itemOf(number, text(amountMinor), text(0n)));
  if (rest > 0n) items.push(itemOf(said(WORDS.onAccount, language), text(rest), text(0n)));
  if (rest < 0n) items.push(itemOf(said(WORDS.keptBack, language), text(rest), text(0n)));
  return items;
}

function itemOf(name: string, amount: string, zero: string): PaperItem {
  return {
    name,
    description: null,
    quantity: '1',
    price: amount,
    discount: null,
    discountMoney: zero,
    amount,
    net: amount,
    tax: zero,
    documentDiscount: zero,
    taxCode: null,
    taxName: null,
    taxNameZh: null,
    taxRate: '0',
    taxKind: 'out_of_scope',
  };
}
