import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { type Manifest, type ManifestLine, type ReadInput, readDocument, toManifest } from './index.ts';

/** What a person sees on the page; a field that is missing was not labelled. */
type Expected = Partial<Manifest> & {
  readonly supplier?: { name: string };
  readonly customer?: { name: string } | string;
};

const SAMPLES = new URL('../samples/', import.meta.url).pathname;
const MONEY = ['subtotal', 'discount', 'service', 'tax', 'total', 'prepaid', 'amountDue'] as const;
const TEXT = ['kind', 'currency', 'issueDate', 'dueDate', 'relatedNumber'] as const;

function samples(kind: string): string[] {
  return readdirSync(join(SAMPLES, kind))
    .filter((name) => name.endsWith('.expected.json'))
    .map((name) => name.slice(0, -'.expected.json'.length));
}

function expectedOf(kind: string, name: string): Expected {
  return JSON.parse(readFileSync(join(SAMPLES, kind, `${name}.expected.json`), 'utf8')) as Expected;
}

function wordsOf(kind: string, name: string): ReadInput {
  const words = JSON.parse(readFileSync(join(SAMPLES, kind, `${name}.words.json`), 'utf8')) as ReadInput;
  return { ...words, ownNames: [], ownNumbers: [] };
}

function read(kind: string, name: string): Manifest {
  return toManifest(readDocument(wordsOf(kind, name)));
}

function letters(text: string | null): string {
  return (text ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function money(value: string | null | undefined): string | null {
  return value === null || value === undefined ? null : new Decimal(value).abs().toFixed(2);
}

function row(line: ManifestLine): object {
  const { date, out, in: received, balance } = line;
  return {
    date,
    out: money(out),
    in: money(received),
    balance: balance === null ? null : new Decimal(balance).toFixed(2),
  };
}

describe('bank statements', () => {
  /** Recognition was a fifth sure of one day of this scan, and nothing else on it bears the day out. */
  const doubted = new Map([['syn-d6-union-merchant-3', [{ code: 'evidence', found: '19361.29' }]]]);
  it.each(samples('bank-statement'))('%s: every account, every line and nothing more', (name) => {
    const expected = expectedOf('bank-statement', name);
    const found = read('bank-statement', name);
    expect(found.kind).toBe('bank_statement');
    expect(found.statements.map((s) => [s.account, s.currency, s.openingBalance, s.closingBalance])).toEqual(
      expected.statements?.map((s) => [s.account, s.currency, s.openingBalance, s.closingBalance]),
    );
    expect(found.statements.map((s) => s.lines.map(row))).toEqual(expected.statements?.map((s) => s.lines.map(row)));
    expect(found.reconciles).toBe(true);
    expect(found.checks.filter((check) => !check.holds)).toMatchObject(doubted.get(name) ?? []);
  });

  it.each(samples('bank-statement').filter((name) => !name.endsWith('-3')))('%s: the whole description', (name) => {
    const described = (manifest: Pick<Manifest, 'statements'>): string[][] =>
      manifest.statements.map((s) => s.lines.map((line) => letters(line.description)));
    expect(described(read('bank-statement', name))).toEqual(described(expectedOf('bank-statement', name) as Manifest));
  });
});

const COMMERCIAL = ['invoice', 'receipt', 'credit-note'].flatMap((kind) =>
  samples(kind).map((name) => ({ kind, name })),
);

describe('invoices, receipts and credit notes', () => {
  it.each(COMMERCIAL)('$kind $name: every labelled field', ({ kind, name }) => {
    const expected = expectedOf(kind, name);
    const found = read(kind, name);
    for (const field of TEXT)
      if (expected[field] !== undefined) expect([field, found[field]]).toEqual([field, expected[field]]);
    for (const field of MONEY) {
      if (expected[field] !== undefined) expect([field, money(found[field])]).toEqual([field, money(expected[field])]);
    }
    if (expected.number !== undefined) expect(letters(found.number)).toBe(letters(expected.number));
    if (expected.supplier?.name !== undefined)
      expect(letters(found.supplier?.name ?? null)).toContain(letters(expected.supplier.name));
  });

  /** Recognition does not get every letter of these two right. */
  const scans = ['syn-i3-modern-deposit-3', 'syn-i5-restaurant-2'];
  const clean = COMMERCIAL.filter(({ name }) => !scans.includes(name));
  it.each(clean)('$kind $name: every item', ({ kind, name }) => {
    const amounts = (manifest: Pick<Expected, 'items'>): unknown =>
      manifest.items?.map((item) => [money(item.amount), item.price === undefined ? null : money(item.price)]);
    const expected = expectedOf(kind, name);
    const found = read(kind, name);
    expect(amounts(found)).toEqual(amounts(expected));
    expect(
      found.items.map((item, index) => letters(item.name).includes(letters(expected.items?.[index]?.name ?? ''))),
    ).not.toContain(false);
  });

  it.each(clean)('$kind $name: no arithmetic check fails', ({ kind, name }) => {
    expect(read(kind, name).checks.filter((check) => !check.holds)).toEqual([]);
  });
});

describe('direction', () => {
  it.each([
    { own: 'Lai Chi Kok Storage Ltd.', direction: 'sales' },
    { own: '荔枝角倉儲有限公司', direction: 'sales' },
    { own: 'HUNG FAT METAL WORKS LIMITED', direction: 'purchase' },
    { own: 'Somebody Else Limited', direction: 'purchase' },
  ])('an invoice seen by $own is $direction', ({ own, direction }) => {
    const input = {
      ...wordsOf('invoice', 'syn-i1-bilingual-classic-1'),
      ownNames: [own, 'Lai Chi Kok Storage'].slice(0, own.startsWith('荔') ? 2 : 1),
    };
    expect(readDocument(input).direction).toBe(direction);
  });

  it('is unknown while the company has no name', () => {
    expect(readDocument(wordsOf('invoice', 'syn-i1-bilingual-classic-1')).direction).toBeNull();
  });
});

describe('evidence', () => {
  it('gives every statement line its page and a box on that page', () => {
    const reading = readDocument(wordsOf('bank-statement', 'syn-d1-harbour-isle-1'));
    const lines = reading.statements.flatMap((statement) => statement.lines);
    expect(new Set(lines.map((line) => line.page))).toEqual(new Set([1]));
    for (const { box } of lines) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1);
      expect(box.y + box.height).toBeLessThanOrEqual(1);
      expect(box.height).toBeLessThan(0.1);
    }
  });

  it('distinguishes embedded values from read ones', () => {
    const input = wordsOf('invoice', 'fx-zugferd-2p0-en16931-einfach');
    expect(readDocument(input).total?.origin).toBe('embedded');
    expect(readDocument({ ...input, attachments: [] }).total?.origin).toBe('read');
  });

  it('is less sure of a scan than of a text layer', () => {
    const lowest = (name: string): number =>
      Math.min(
        ...readDocument(wordsOf('bank-statement', name)).statements.flatMap((s) => s.lines.map((l) => l.confidence)),
      );
    expect(lowest('syn-d6-union-merchant-3')).toBeLessThan(lowest('syn-d6-union-merchant-2'));
  });
});

describe('other documents', () => {
  it('calls a quotation other, whatever it looks like', () => {
    expect(read('other', 'syn-o-quotation-1').kind).toBe('other');
  });

  it('calls an empty page other, with little confidence', () => {
    const page = { number: 1, widthPt: 595, heightPt: 842, words: [], source: 'ocr' as const };
    const reading = readDocument({ pages: [page], attachments: [], ownNames: [], ownNumbers: [] });
    expect(reading.kind).toBe('other');
    expect(reading.confidence).toBeLessThan(0.5);
  });
});
