import { absolute } from '../../../packages/ledger/src/money/index.ts';
import type { OpenForMatching } from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import type { Desk } from './desk.ts';
import type { LineKind, Truth } from './happening.ts';
import type { Company } from './names.ts';
import { type Printed, printLine, printName, printNumber } from './print.ts';

/** How one document is paid by a line that is not yet booked. */
export type Way = 'single' | 'part' | 'excess' | 'fee' | 'gateway' | 'write-off' | 'wrong reference';

export interface Payment {
  readonly partner: { readonly ref: string; readonly company: Company; readonly received: boolean };
  readonly document: OpenForMatching;
  readonly accountCode: string;
}

export function signed(received: boolean, minor: bigint): bigint {
  return received ? minor : -minor;
}

function openOnes(desk: Desk, { partner, document }: Payment): OpenForMatching[] {
  return [...desk.open.values()].filter(
    ({ contactRef, type, currency }) =>
      contactRef === partner.ref && type === document.type && currency === document.currency,
  );
}

/** Of equal documents the oldest: that is the one everybody takes as paid where no number is printed. */
function equalOf(desk: Desk, payment: Payment): OpenForMatching | null {
  return openOnes(desk, payment).find(({ openMinor }) => openMinor === payment.document.openMinor) ?? null;
}

export function printed(desk: Desk, { partner }: Payment, numbers: string | null, hidden = false): Printed {
  const name = hidden ? null : printName(desk.chance, partner.company);
  return printLine(desk.chance, { received: partner.received, day: desk.day, name, numbers });
}

export function payOne(desk: Desk, payment: Payment, way: Way, kind?: LineKind): void {
  const planned = desk.open.get(payment.document.ref) ?? equalOf(desk, payment);
  if (planned === null) return;
  const number = printNumber(desk.chance, planned.number, planned.reference);
  const document = number === null ? (equalOf(desk, { ...payment, document: planned }) ?? planned) : planned;
  const chosen = { ...payment, document };
  if (way === 'part') payInParts(desk, chosen, number);
  else if (way === 'excess' || way === 'write-off') payAbout(desk, chosen, way, number);
  else if (way === 'fee' || way === 'gateway') payWithFee(desk, chosen, way, number);
  else payExactly(desk, chosen, way, number, kind);
}

function payExactly(desk: Desk, payment: Payment, way: Way, number: string | null, kind?: LineKind): void {
  const { document } = payment;
  const others = openOnes(desk, payment).filter(({ ref }) => ref !== document.ref);
  const isAnother = ({ ref, openMinor }: OpenForMatching) =>
    openMinor !== document.openMinor && desk.issued.get(ref)?.openMinor !== document.openMinor;
  const other = way === 'wrong reference' ? others.find(isAnother) : undefined;
  const shown = printed(desk, payment, other ? other.number : number);
  const twin = others.some(({ openMinor }) => openMinor === document.openMinor);
  const alone = [...desk.open.values()].filter(({ openMinor }) => openMinor === document.openMinor).length === 1;
  desk.print(
    { accountCode: payment.accountCode, amountMinor: document.openMinor, printed: shown },
    {
      kind: kind ?? (other ? 'wrong reference' : twin ? 'twin' : 'single'),
      truth: settled(document, absolute(document.openMinor), null),
      knowable: shown.named || shown.referred || alone,
    },
  );
}

function settled(
  document: OpenForMatching,
  settlesMinor: bigint,
  difference: Extract<Truth, { action: 'match' }>['difference'],
): Truth {
  return { action: 'match', documents: [{ ref: document.ref, settlesMinor }], difference };
}

/** Two or three payments; without a number each is taken off the oldest document it fits in. */
function payInParts(desk: Desk, payment: Payment, number: string | null): void {
  const paid = absolute(payment.document.openMinor);
  const share = BigInt(desk.chance.pick([25, 30, 40, 50, 50, 60]));
  const part = ((paid * share) / 100n / 100n) * 100n;
  if (part === 0n) return;
  const equal = openOnes(desk, payment).some(({ openMinor }) => absolute(openMinor) === part);
  const fits = openOnes(desk, payment).find(({ openMinor }) => absolute(openMinor) > part);
  const document = number === null ? fits : payment.document;
  if (!document) return;
  const shown = printed(desk, payment, number);
  desk.print(
    { accountCode: payment.accountCode, amountMinor: signed(payment.partner.received, part), printed: shown },
    {
      kind: 'part',
      truth: settled(document, part, { kind: 'part', accountCode: null }),
      knowable: shown.referred || (shown.named && !equal),
    },
  );
  desk.inDays(desk.chance.whole(5, 35), () => {
    const rest = desk.open.get(document.ref);
    if (rest) payOne(desk, { ...payment, document: rest }, 'single', desk.chance.happens(0.2) ? 'part' : undefined);
  });
}

function payAbout(desk: Desk, payment: Payment, way: 'excess' | 'write-off', number: string | null): void {
  const { document, partner } = payment;
  const open = absolute(document.openMinor);
  const apart = BigInt(way === 'excess' ? desk.chance.whole(10, 400) * 500 : desk.chance.whole(1, 100));
  const paid = way === 'excess' ? open + apart : open - apart;
  if (paid <= 0n) return;
  const shown = printed(desk, payment, number);
  const only = openOnes(desk, payment).length === 1;
  const kind = way === 'excess' ? 'excess' : 'write_off';
  desk.print(
    { accountCode: payment.accountCode, amountMinor: signed(partner.received, paid), printed: shown },
    {
      kind: way,
      truth: settled(document, open, { kind, accountCode: way === 'excess' ? null : '7190' }),
      knowable: shown.referred || (shown.named && (only || way === 'write-off')),
    },
  );
}

/** Money received is reduced by the fee of the bank or gateway; money paid has the bank's charge on top. */
function payWithFee(desk: Desk, payment: Payment, way: 'fee' | 'gateway', number: string | null): void {
  const { document, partner } = payment;
  const open = absolute(document.openMinor);
  const most = document.currency === 'USD' ? 6_400n : 50_000n;
  const fee =
    way === 'gateway'
      ? (open * BigInt(desk.chance.whole(150, 290))) / 10_000n
      : BigInt(desk.chance.pick([6_500, 10_000, 11_500, 12_000, 20_000, 25_000])) /
        (document.currency === 'USD' ? 8n : 1n);
  if (fee <= 100n || fee > most || fee * 100n > open * 3n) {
    payOne(desk, payment, 'single');
    return;
  }
  const shown =
    way === 'gateway'
      ? {
          payee: null,
          reference: null,
          named: false,
          referred: number !== null,
          description: [
            desk.chance.pick(['STRIPE PAYOUT', 'PAYPAL HK', 'PAYME BUSINESS']),
            number,
            desk.chance.figures(6),
          ]
            .filter(Boolean)
            .join(' '),
        }
      : printed(desk, payment, number);
  const paid = partner.received ? open - fee : open + fee;
  const fits = [...desk.open.values()].filter(({ openMinor, currency }) => {
    const gap = openMinor - paid;
    return currency === document.currency && gap >= 0n && gap <= most && gap * 100n <= openMinor * 3n;
  });
  desk.print(
    { accountCode: payment.accountCode, amountMinor: signed(partner.received, paid), printed: shown },
    {
      kind: way,
      truth: settled(document, open, { kind: 'fee', accountCode: way === 'gateway' ? '6410' : '6400' }),
      knowable: shown.referred || shown.named || fits.length === 1,
    },
  );
}
