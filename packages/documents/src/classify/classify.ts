import { headingAt } from '../kinds/bank-statement/columns.ts';
import { amountsOf } from '../page/amounts.ts';
import type { Line } from '../page/layout.ts';
import type { DocumentKind } from '../reading.ts';

/** The kind of a document and how sure that is, 0..1. */
export interface Classification {
  readonly kind: DocumentKind;
  readonly confidence: number;
}

interface Cue {
  readonly kind: DocumentKind;
  readonly pattern: RegExp;
  readonly weight: number;
}

const CUES: readonly Cue[] = [
  {
    kind: 'credit_note',
    pattern: /credit\s*(?:note|memo)|貸項|退款通知|退貨單|gutschrift|rechnungskorrektur|\bavoir\b|korrekturrechnung/iu,
    weight: 4,
  },
  {
    kind: 'invoice',
    pattern: /\binvoice\b|發\s*票|賬單|帳單|rechnung|\bfacture\b|bill (?:date|no|summary)|rechnung\s*nr|tax invoice/iu,
    weight: 3,
  },
  {
    kind: 'invoice',
    pattern: /due date|payment due|bill to|到期日|payment terms|付款期限|balance due|amount due/iu,
    weight: 1.5,
  },
  { kind: 'receipt', pattern: /\breceipt\b|收據|official receipt|cash (?:bill|sale)/iu, weight: 3 },
  {
    kind: 'receipt',
    pattern: /\bcash\b|change|找贖|八達通|octopus|visa|mastercard|approval code|tendered|現金/iu,
    weight: 1.2,
  },
  {
    kind: 'receipt',
    pattern:
      /thank you|多謝|please come again|cashier|table|檯|\bpax\b|counter|收銀|人數|goods sold|server|trans(?:action)? ?#/iu,
    weight: 1,
  },
  { kind: 'receipt', pattern: /sub-?\s?total|小計/iu, weight: 0.8 },
  { kind: 'receipt', pattern: /sales associate|served by|store\b|\btip\b|gratuity|guest/iu, weight: 1.2 },
  {
    kind: 'other',
    pattern:
      /quotation|\bquote\b|報價單|delivery (?:note|order)|送貨單|purchase order|採購單|packing list|\bestimate\b|pro.?forma|expense report|inventory|contract\b|certificate/iu,
    weight: 5,
  },
  {
    kind: 'bank_statement',
    pattern:
      /bank statement|account statement|statement of account|月結單|綜合結單|結單|card statement|direct statement|monthly statement/iu,
    weight: 2,
  },
  {
    kind: 'bank_statement',
    pattern:
      /opening balance|closing balance|balance (?:brought|b\/f)|承前|承上|上期結餘|previous balance|last month'?s balance/iu,
    weight: 2,
  },
  { kind: 'bank_statement', pattern: /withdrawals?|提取|支出金額|minimum payment|credit limit/iu, weight: 1 },
];

const TOP_LINES = 12;
const TITLE_LINES = 18;
const SLIP_ASPECT = 1.6;
const MIN_LETTERS = 15;

function hasStatementTable(lines: readonly Line[]): boolean {
  return lines.some((_, index) => {
    const heading = headingAt(lines, index);
    if (heading === null) return false;
    const roles = heading.columns.map((column) => column.role);
    return (
      roles.includes('date') &&
      (roles.includes('balance') || roles.includes('amount') || (roles.includes('in') && roles.includes('out')))
    );
  });
}

/** A whole line or cell that is nothing but the cue is the title: it counts double. */
function isTitle(lines: readonly Line[], pattern: RegExp): boolean {
  return lines.slice(0, TITLE_LINES).some((line) =>
    line.cells.some((cell) => {
      const match = pattern.exec(cell.text);
      return match !== null && match[0].length >= cell.text.replace(/[\s:：.]/gu, '').length * 0.45;
    }),
  );
}

function score(lines: readonly Line[]): Map<DocumentKind, number> {
  const scores = new Map<DocumentKind, number>();
  const add = (kind: DocumentKind, weight: number): void => void scores.set(kind, (scores.get(kind) ?? 0) + weight);
  const text = lines.map((line) => line.text).join('\n');
  const top = lines
    .slice(0, TOP_LINES)
    .map((line) => line.text)
    .join('\n');
  for (const { kind, pattern, weight } of CUES) {
    if (!pattern.test(text)) continue;
    add(kind, pattern.test(top) ? weight : weight * 0.5);
    if (isTitle(lines, pattern)) add(kind, weight);
  }
  const first = lines[0];
  if (first !== undefined && first.pageHeight / first.pageWidth > SLIP_ASPECT) add('receipt', 2.5);
  if (hasStatementTable(lines)) add('bank_statement', 5);
  return scores;
}

function hasMoney(lines: readonly Line[]): boolean {
  return lines.some(
    (line) =>
      amountsOf(line.tokens, '.').some((amount) => amount.moneyLike) ||
      amountsOf(line.tokens, ',').some((amount) => amount.moneyLike),
  );
}

/** Decides the kind of a document by its Chinese, English and German words, its shape and its tables. */
export function classify(lines: readonly Line[]): Classification {
  const letters = lines.reduce((count, line) => count + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return { kind: 'other', confidence: 0.2 };
  const ranked = [...score(lines)].sort((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (best === undefined || best[1] < 2.5 || (best[0] !== 'other' && !hasMoney(lines))) {
    return { kind: 'other', confidence: best === undefined ? 0.3 : 0.4 };
  }
  const margin = best[1] - (second?.[1] ?? 0);
  return { kind: best[0], confidence: Math.min(0.99, 0.55 + margin * 0.06) };
}
