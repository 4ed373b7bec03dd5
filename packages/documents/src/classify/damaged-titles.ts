import type { DocumentKind } from '../reading.ts';
import { editDistance } from '../values/words.ts';

/** The commonest titles, letters only, for a title on a separate line that is misread in more than one letter. */
const TITLES: readonly (readonly [DocumentKind, readonly string[]])[] = [
  [
    'invoice',
    [
      'invoice',
      'taxinvoice',
      'salesinvoice',
      'commercialinvoice',
      'debitnote',
      'rechnung',
      'invoice發票',
      '增值稅發票',
    ],
  ],
  [
    'credit_note',
    ['creditnote', 'creditmemo', 'creditnote貸項通知單', '貸項通知單', 'rechnungskorrektur', 'gutschrift'],
  ],
  ['receipt', ['receipt', 'officialreceipt', 'cashreceipt', 'officialreceipt正式收據', '正式收據', 'receipt收據']],
  ['quotation', ['quotation', 'quotation報價單', 'proformainvoice', 'estimate', '報價單', 'kostenvoranschlag']],
  ['delivery_note', ['deliverynote', 'deliveryorder', 'deliverynote送貨單', 'packinglist', 'lieferschein', '送貨單']],
  ['remittance_advice', ['remittanceadvice', 'paymentadvice', '匯款通知書', '付款通知書']],
  [
    'bank_statement',
    ['bankstatement', 'statementofaccount', 'accountstatement', 'monthlystatement', '綜合月結單', '銀行月結單'],
  ],
  ['card_statement', ['creditcardstatement', '信用卡月結單']],
  ['official_letter', ['noticeofassessment', 'demandforrates', '評稅通知書', '徵收差餉通知書']],
  [
    'other',
    [
      'purchaseorder',
      'pricelist',
      'inventoryreport',
      'expenseclaim',
      'trialbalance',
      'payslip',
      'orderconfirmation',
      '採購訂單',
    ],
  ],
];

const MAX_DAMAGE_SHARE = 0.25;
const MAX_HAN_DAMAGE_SHARE = 0.34;
const MIN_HAN = 3;
const MIN_LATIN = 7;
const MAX_LETTERS = 26;
/** When the titles of two kinds are this close to a text, the kind stays open. */
const CLOSE = 0.05;

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

const KNOWN = TITLES.flatMap(([kind, titles]) =>
  titles.map((title) => ({
    kind,
    title,
    allowed: Math.max(1, Math.floor(title.length * (isHan(title) ? MAX_HAN_DAMAGE_SHARE : MAX_DAMAGE_SHARE))),
  })),
);

/** How many letters of a title are missing from a text: a fast lower bound of their distance. */
function missing(title: string, known: ReadonlySet<string>): number {
  let count = 0;
  for (const letter of title) if (!known.has(letter)) count++;
  return count;
}

/** The kind whose title a damaged text must be; null when it is close to no title or to titles of two kinds. */
export function damagedTitle(text: string): DocumentKind | null {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < (isHan(letters) ? MIN_HAN : MIN_LATIN) || letters.length > MAX_LETTERS) return null;
  const known = new Set(letters);
  const near = KNOWN.flatMap(({ kind, title, allowed }) => {
    if (Math.abs(title.length - letters.length) > allowed || missing(title, known) > allowed) return [];
    const distance = editDistance(title, letters);
    return distance <= allowed ? [{ kind, distance: distance / title.length }] : [];
  }).sort((a, b) => a.distance - b.distance);
  const [best, ...others] = near;
  if (best === undefined) return null;
  return others.some((other) => other.kind !== best.kind && other.distance < best.distance + CLOSE) ? null : best.kind;
}
