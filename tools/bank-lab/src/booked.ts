import { addDays } from '../../../packages/ledger/src/calendar/index.ts';
import type { BookedEntry, OpenForMatching } from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import { CURRENT, type Desk } from './desk.ts';
import type { Payment } from './payments.ts';
import { printLine, printName } from './print.ts';

function entryFor(desk: Desk, document: OpenForMatching, words: string): BookedEntry {
  return {
    ref: `entry ${desk.next()}`,
    number: `${document.openMinor > 0n ? 'RCT' : 'PAY'}-${String(desk.next()).padStart(4, '0')}`,
    date: desk.day,
    amountMinor: document.openMinor,
    contactNames: document.contactNames,
    words,
  };
}

/** Booked by hand first, by cheque or on the day itself; the bank's line comes later, sometimes without any name. */
export function payByCheque(desk: Desk, payment: Payment): void {
  const document = desk.open.get(payment.document.ref);
  if (!document) return;
  const { chance } = desk;
  const cheque = chance.happens(0.6) ? chance.figures(6) : null;
  const entry = entryFor(desk, document, cheque === null ? '' : `CHQ ${cheque}`);
  // The record may be dated a day or two after the bank: entered when the statement came.
  const late = cheque === null && chance.happens(0.2) ? chance.whole(1, 2) : 0;
  desk.book(payment.accountCode, { ...entry, date: addDays(desk.day, late) }, [document.ref]);
  const days = late > 0 ? 0 : cheque === null ? chance.whole(0, 2) : chance.whole(1, document.openMinor > 0n ? 4 : 45);
  const clear = () => {
    const printed =
      cheque === null
        ? printLine(chance, {
            received: payment.partner.received,
            day: desk.day,
            name: printName(chance, payment.partner.company),
            numbers: null,
          })
        : {
            payee: null,
            reference: null,
            description:
              `${document.openMinor > 0n ? 'CHEQUE DEPOSIT 支票存入' : 'CHQ'} ${chance.happens(0.75) ? cheque : ''}`.trim(),
          };
    desk.print(
      { accountCode: payment.accountCode, amountMinor: document.openMinor, printed },
      { kind: 'booked', truth: { action: 'entries', entryRefs: [entry.ref] }, knowable: true },
    );
    if (cheque !== null && document.openMinor > 0n && chance.happens(0.15)) bounce(desk, payment, entry, cheque);
  };
  if (days === 0) clear();
  else desk.inDays(days, clear);
}

function bounce(desk: Desk, { accountCode }: Payment, entry: BookedEntry, cheque: string): void {
  desk.inDays(desk.chance.whole(2, 5), () => {
    const back: BookedEntry = {
      ...entry,
      ref: `entry ${desk.next()}`,
      number: `REV-${entry.number}`,
      date: desk.day,
      amountMinor: -entry.amountMinor,
    };
    desk.book(accountCode, back, []);
    const printed = { payee: null, reference: null, description: `RETURNED CHEQUE ${cheque} 退票` };
    desk.print(
      { accountCode, amountMinor: back.amountMinor, printed },
      { kind: 'returned cheque', truth: { action: 'entries', entryRefs: [back.ref] }, knowable: true },
    );
  });
}

/** Several cheques of several customers, each booked on its own, paid in as one sum. */
export function payInOneDeposit(desk: Desk): void {
  const { chance } = desk;
  const open = [...desk.open.values()].filter(
    ({ type, currency, openMinor }) => type === 'sales_invoice' && currency === 'HKD' && openMinor > 0n,
  );
  const documents = Array.from({ length: chance.whole(2, 5) }, () => chance.pick(open));
  const chosen = [...new Set(documents)];
  if (chosen.length < 2) return;
  const entries = chosen.map((document) => entryFor(desk, document, `CHQ ${chance.figures(6)}`));
  entries.forEach((entry, index) => {
    desk.book(CURRENT, entry, [chosen[index]?.ref ?? '']);
  });
  const amountMinor = entries.reduce((sum, entry) => sum + entry.amountMinor, 0n);
  desk.inDays(chance.whole(1, 3), () => {
    const printed = {
      payee: null,
      reference: null,
      description: chance.pick(['CHEQUE DEPOSIT', '支票存入', 'CHQ DEP BR 012']),
    };
    desk.print(
      { accountCode: CURRENT, amountMinor, printed },
      { kind: 'deposit', truth: { action: 'entries', entryRefs: entries.map(({ ref }) => ref) }, knowable: true },
    );
  });
}
