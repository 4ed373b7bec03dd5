import type { AlikeRecord, DocumentDetail } from '@folio/contract';

const compared = ['supplier', 'number', 'total', 'date'] as const;
export type ComparedField = (typeof compared)[number];

/** One field of this document and of its possible duplicate. `isSame` is null if one of them has no value. */
export interface ComparedRow {
  field: ComparedField;
  mine: string | null;
  theirs: string | null;
  isSame: boolean | null;
}

type Facts = Pick<AlikeRecord, 'currency' | ComparedField>;

/** The fields that identify a copy, for the document under review; the partner is the counterparty. */
export function factsOf({ draft, summary }: Pick<DocumentDetail, 'draft' | 'summary'>): Facts {
  const invoice = draft?.invoice;
  if (invoice) {
    const partner = draft.kind.startsWith('sales') ? invoice.customer : invoice.vendor;
    const { number, total, currency, issue_date: date } = invoice;
    return { supplier: partner.name || null, number: number || null, total, currency, date };
  }
  const [statement] = draft?.statements ?? [];
  return {
    supplier: statement?.bank ?? summary?.title ?? null,
    number: statement?.account_number ?? summary?.number ?? null,
    total: statement?.closing_balance ?? summary?.total ?? null,
    currency: statement?.currency ?? summary?.currency ?? null,
    date: statement?.period_end ?? null,
  };
}

/** Case, spaces and punctuation are ignored when names and numbers are compared. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
}

/** Compares decimals by value: 5, 5.0 and 5.00 are the same. */
function sameFigure(one: string, other: string): boolean {
  const short = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  return short(one) === short(other);
}

function isSame(field: ComparedField, mine: Facts, theirs: Facts): boolean | null {
  const [one, other] = [mine[field], theirs[field]];
  if (one === null || other === null) return null;
  if (field === 'total') return sameFigure(one, other) && mine.currency === theirs.currency;
  return field === 'date' ? one === other : plain(one) === plain(other);
}

/** The fields of both documents in pairs. */
export function compareAlike(mine: Facts, theirs: Facts): ComparedRow[] {
  return compared.map((field) => ({
    field,
    mine: mine[field],
    theirs: theirs[field],
    isSame: isSame(field, mine, theirs),
  }));
}
