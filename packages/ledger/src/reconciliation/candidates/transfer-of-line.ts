import { daysBetween } from '../../calendar/index.ts';
import { absolute } from '../../money/index.ts';
import type { ReadLine } from '../evidence/line-evidence.ts';
import { SURE_SIMILARITY } from '../evidence/name-index.ts';
import type { PreparedSurroundings } from '../index-of-documents/prepare.ts';
import { convert, deviationOf } from '../settlement.ts';
import type { MirrorCandidate } from '../suggestion.ts';
import { type Candidate, candidate, good } from './candidate.ts';

/** Days the two sides of a transfer are apart at most. */
export const MAX_TRANSFER_DAYS = 5;
const TRANSFER = /\b(TRANSFER|TRF|TFR|XFER|OWN ACC(OUN)?T|FX|EXCHANGE|SAVINGS|CURRENT)\b|轉賬|轉帳|兌換/i;
const EXCHANGE = /\b(FX|EXCHANGE|FOREX|CURRENCY)\b|兌換|外匯/i;

/** Lines of other own accounts that may be the other side: the opposite amount, or about it at the day's rate. */
export function transfersOfLine(read: ReadLine, prepared: PreparedSurroundings): Candidate[] {
  const { line } = read;
  const near = Array.from({ length: 2 * MAX_TRANSFER_DAYS + 1 }, (_, n) => read.day - MAX_TRANSFER_DAYS + n)
    .flatMap((day) => prepared.mirrorsByDay.get(day) ?? [])
    .filter((mirror) => mirror.accountCode !== line.accountCode)
    .filter((mirror) => mirror.amountMinor > 0n !== line.amountMinor > 0n);
  const same = near.filter((mirror) => mirror.currency === line.currency && mirror.amountMinor === -line.amountMinor);
  const others = near
    .filter(({ currency }) => currency !== line.currency)
    .flatMap((mirror) => {
      const expected = convert(mirror.amountMinor, mirror.currency, line.currency, prepared.around, line.date);
      const deviation = expected === null ? null : deviationOf(line.amountMinor, expected);
      return deviation === null ? [] : [{ mirror, deviation }];
    });
  // A party the books know by name pays or is paid: the line is not a transfer of the company's own money.
  const stranger = !read.own && (prepared.documents.names.find(read.who)[0]?.similarity ?? 0) >= SURE_SIMILARITY;
  return [
    ...same.map((mirror) => judgeMirror(read, mirror, { deviation: null, alone: same.length === 1, stranger })),
    ...others.map(({ mirror, deviation }) =>
      judgeMirror(read, mirror, { deviation, alone: others.length === 1, stranger }),
    ),
  ];
}

/** Scores between two currencies are lower: many amounts are within 3 % of each other by chance. */
function judgeMirror(
  read: ReadLine,
  mirror: MirrorCandidate,
  { deviation, alone, stranger }: { deviation: string | null; alone: boolean; stranger: boolean },
): Candidate {
  const days = Math.abs(daysBetween(mirror.date, read.line.date));
  const worded = read.own || TRANSFER.test(read.text);
  const exchanged = deviation !== null;
  const base = exchanged ? 48 + (deviation < '1' ? 6 : 0) : 76;
  // A movement the bank calls an exchange does not arrive in the same currency.
  const telling = EXCHANGE.test(read.text) ? (exchanged ? 15 : -20) : read.own ? 12 : 0;
  return candidate({
    action: 'transfer',
    source: 'transfer',
    points: base + (worded ? 10 : 0) + telling + (alone ? 5 : 0) + 9 - 3 * days - (stranger ? 30 : 0),
    sure: alone && worded && !stranger && deviation === null && days <= 2,
    real: !stranger && deviation === null,
    since: mirror.date,
    transfer: { accountCode: mirror.accountCode, lineRef: mirror.ref, amountMinor: absolute(mirror.amountMinor) },
    reasons: [
      good('mirror', mirror.accountCode),
      ...(deviation === null ? [good('amount')] : [good('exchange', deviation)]),
      good('days', String(days)),
    ],
  });
}
