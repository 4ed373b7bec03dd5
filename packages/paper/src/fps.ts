/** How the Faster Payment System identifies the payee: its FPS identifier, a mobile number or an email address. */
export type FpsAccountKind = 'id' | 'mobile' | 'email';

export interface FpsAccount {
  readonly kind: FpsAccountKind;
  readonly value: string;
}

export interface FpsPayment {
  readonly account: FpsAccount;
  readonly currency: string;
  /** Decimal text in the currency, above zero: '1234.50'. */
  readonly amount: string;
  /** The reference the payer's bank passes on to the payee; used to match the payment. */
  readonly reference: string | null;
  readonly billNumber: string | null;
  readonly payee: string;
}

/** The only currencies of the FPS; ISO 4217 numbers. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['HKD', '344'],
  ['CNY', '156'],
]);
const SCHEME = 'hk.com.hkicl';
const ACCOUNT_FIELDS: Readonly<Record<FpsAccountKind, string>> = { id: '02', mobile: '03', email: '04' };
const MAX_AMOUNT_CHARACTERS = 13;
const MAX_PAYEE_CHARACTERS = 25;
const MAX_LABEL_CHARACTERS = 25;
/** A field's length has two digits, and the scheme's name takes 16 characters of the account's template. */
const MAX_EMAIL_CHARACTERS = 79;
const HONG_KONG = '852';

/**
 * An account as the standard writes it: 7 to 9 digits, '+852-91234567', or an email address of at most 79 characters.
 * Null if the typed text is not a valid account of this kind.
 */
export function fpsAccount(kind: FpsAccountKind, typed: string): FpsAccount | null {
  const value = kind === 'id' ? typed.replace(/\s/g, '') : kind === 'mobile' ? mobileOf(typed) : typed.trim();
  const fits =
    kind === 'id'
      ? /^\d{7,9}$/.test(value)
      : kind === 'mobile'
        ? /^\+\d{1,3}-\d{6,12}$/.test(value) && /^\+852-\d{8}$|^\+(?!852-)/.test(value)
        : /^[\x21-\x7e]+@[\x21-\x7e]+\.[\x21-\x7e]+$/.test(value) && value.length <= MAX_EMAIL_CHARACTERS;
  return fits ? { kind, value } : null;
}

/** '9123 4567' and '+852 9123 4567' are '+852-91234567'; another country's number needs its dash: '+44-7700900123'. */
function mobileOf(typed: string): string {
  const dashed = /^\+(\d{1,3})-([\d ]+)$/.exec(typed.trim());
  if (dashed !== null) return `+${dashed[1]}-${dashed[2]?.replaceAll(' ', '')}`;
  const digits = typed.replace(/[\s()-]/g, '').replace(/^(\+|00)?852(?=\d{8}$)/, '');
  return /^\d{8}$/.test(digits) ? `+${HONG_KONG}-${digits}` : digits;
}

/**
 * Content of the payment code of an invoice, by the common QR code standard of Hong Kong (EMV, presented by the
 * payee, for one payment). Null if the FPS cannot process the payment: another currency, nothing to pay, or an amount
 * of more than 13 characters.
 */
export function fpsPayload(payment: FpsPayment): string | null {
  const currency = CURRENCIES.get(payment.currency);
  const account = fpsAccount(payment.account.kind, payment.account.value);
  const isPayable = /^\d+(\.\d{1,2})?$/.test(payment.amount) && /[1-9]/.test(payment.amount);
  if (currency === undefined || account === null || !isPayable || payment.amount.length > MAX_AMOUNT_CHARACTERS)
    return null;
  const labels = labelled('01', payment.billNumber) + labelled('05', payment.reference);
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', SCHEME) + field(ACCOUNT_FIELDS[account.kind], account.value)),
    field('52', '0000'),
    field('53', currency),
    field('54', payment.amount),
    field('58', 'HK'),
    field('59', plain(payment.payee).slice(0, MAX_PAYEE_CHARACTERS).trim() || 'NA'),
    field('60', 'HK'),
    labels === '' ? '' : field('62', labels),
    // The checksum covers its own id and length too.
    '6304',
  ].join('');
  return text + crc16(text);
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

/** A label that would have to be shortened is left out: half a reference would match nothing. */
function labelled(id: string, value: string | null): string {
  const label = plain(value ?? '');
  return label === '' || label.length > MAX_LABEL_CHARACTERS || label !== value?.trim() ? '' : field(id, label);
}

/** The characters every bank's reader can show: printable ASCII. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** CRC-16/CCITT-FALSE of a text in UTF-8: four capital hexadecimal digits. */
export function crc16(text: string): string {
  let register = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      register = (register & 0x8000) === 0 ? register << 1 : (register << 1) ^ 0x1021;
      register &= 0xffff;
    }
  }
  return register.toString(16).toUpperCase().padStart(4, '0');
}
