import { absolute } from '../../../packages/ledger/src/money/index.ts';
import type { OpenForMatching } from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import { CURRENT, currencyOf, type Desk, DOLLARS } from './desk.ts';
import { type Payment, printed, signed } from './payments.ts';
import { printNumber } from './print.ts';

/** From an account in the other currency, at a bank's own rate near the day's. */
export function payExchanged(desk: Desk, payment: Payment): void {
  const document = desk.open.get(payment.document.ref);
  if (!document) return;
  const toDollars = document.currency === 'HKD';
  const rate = BigInt(Math.round(desk.dollarRate() * (1 + (desk.chance.next() - 0.5) / 50)));
  const open = absolute(document.openMinor);
  const paid = toDollars ? (open * 10_000n) / rate : (open * rate) / 10_000n;
  if (paid === 0n) return;
  const number = printNumber(desk.chance, document.number, document.reference);
  const shown = printed(desk, payment, number);
  desk.print(
    { accountCode: toDollars ? DOLLARS : CURRENT, amountMinor: signed(payment.partner.received, paid), printed: shown },
    {
      kind: 'exchange',
      truth: { action: 'match', documents: [{ ref: document.ref, settlesMinor: open }], difference: null },
      knowable: shown.named || shown.referred,
    },
  );
}

/** Several documents in one sum; the numbers of some are printed. */
export function payAll(desk: Desk, about: Omit<Payment, 'document'>, documents: readonly OpenForMatching[]): void {
  const { chance } = desk;
  const [first] = documents;
  if (!first || currencyOf(about.accountCode) !== first.currency) return;
  const told = chance.weighed({ none: 50, all: 30, first: 20 });
  const shownOnes = told === 'all' && documents.length <= 4 ? documents : told === 'none' ? [] : [first];
  const numbers =
    shownOnes.length === 0 ? null : shownOnes.map(({ number }) => number).join(chance.pick([' ', ',', ', ', '+']));
  const shown = printed(desk, { ...about, document: first }, numbers);
  const sum = documents.reduce((total, { openMinor }) => total + openMinor, 0n);
  desk.print(
    { accountCode: about.accountCode, amountMinor: sum, printed: shown },
    {
      kind: 'together',
      truth: {
        action: 'match',
        documents: documents.map(({ ref, openMinor }) => ({ ref, settlesMinor: absolute(openMinor) })),
        difference: null,
      },
      knowable: shown.named || shownOnes.length === documents.length,
    },
  );
}
