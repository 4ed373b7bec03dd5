import type { LineToCode } from '../suggestion.ts';

/**
 * Words banks print around a name: how the money moved, not who moved it. Order matters: longer Chinese terms first.
 */
const CHINESE_JARGON =
  /轉數快(存入|轉賬|支出|收款|付款)?|自動轉賬(支出|存入)?|轉賬(支出|存入)?|電匯(存入|支出)?|匯款|支票(存入)?|退票|存入|支出|入賬|網上(銀行|理財)|快速支付系統/g;
const JARGON = new Set(
  (
    'FPS TT CHATS AUTOPAY AUTOPAYIN AUTOPAYOUT CHQ CHEQUE CHEQ CREDIT DEBIT CR DR TRANSFER TRF TFR XFER PAYMENT PAYMENTS PYMT ' +
    'PMT DEPOSIT WITHDRAWAL INWARD OUTWARD IN OUT FROM TO BY REF REFERENCE NO INV INVOICE BILL CARD PURCHASE POS EPS ' +
    'RTGS ACH GIRO REMITTANCE RECEIVED PAID ONLINE BANKING INTERNET MOBILE HKD USD CNY EUR RETURNED RTN A/C AC ACCT THE ' +
    'DEP BR BRANCH BULK STANDING ORDER SO ORIG BENE'
  ).split(' '),
);

/** Full width to half, upper case, punctuation to spaces: how texts are compared everywhere here. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text that may be a name: without the bank's own words and without words that contain a digit. */
export function nameWords(text: string): string[] {
  const words = plainText(text.replace(CHINESE_JARGON, ' ')).split(' ');
  return words.filter((word) => word !== '' && !/\d/.test(word) && !JARGON.has(word));
}

/** The text that may name the payee: the payee the bank names, else the whole text. */
export function whoText(line: Pick<LineToCode, 'payee' | 'description'>): string {
  return line.payee !== null && nameWords(line.payee).length > 0 ? line.payee : line.description;
}

const CHEQUE = /\bCH(E)?Q(UE)?S?\b|支票/i;

/** True where a cheque is spoken of: it may be presented long after it was booked. */
export function isCheque(text: string): boolean {
  return CHEQUE.test(text);
}

/** All texts that may contain a reference. */
export function wholeText(line: Pick<LineToCode, 'payee' | 'description' | 'reference'>): string {
  return [line.description, line.payee, line.reference].filter(Boolean).join('\n');
}

/**
 * The key shared by lines of one payee and direction. Amounts, dates, numbers and how the bank moved the money do not
 * count; a line without other words keeps the bank's words, which then identify it ("MONTHLY SERVICE CHARGE").
 */
export function payeeKey(line: Pick<LineToCode, 'payee' | 'description' | 'amountMinor'>): string {
  const text = whoText(line);
  const words = nameWords(text);
  const told =
    words.length > 0
      ? words
      : plainText(text)
          .split(' ')
          .filter((word) => !/\d/.test(word));
  return `${line.amountMinor > 0n ? 'in' : 'out'} ${told.join(' ')}`.trimEnd();
}
