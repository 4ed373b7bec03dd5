import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BankFile, readBankCsv, readCamt, readMt940, readOfx, readQif } from './index.ts';

/* One statement written in each format a bank offers is read back as it was. */

interface Movement {
  readonly day: string;
  readonly cents: number;
  readonly words: string;
}

const day = fc
  .date({ min: new Date('2015-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const movement = fc.record({
  day,
  cents: fc.oneof(fc.integer({ min: -900_000_000, max: -1 }), fc.integer({ min: 1, max: 900_000_000 })),
  words: fc.constantFrom('RENT', '租金 七月', 'A & B <LTD>', "O'Neill", 'FPS 轉數快', 'FEE 100%'),
});
const movements = fc
  .array(movement, { minLength: 1, maxLength: 12 })
  .map((all) => all.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)));

const money = (cents: number, mark = '.'): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
};
const signed = (cents: number): string => `${cents < 0 ? '-' : ''}${money(cents)}`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const sumOf = (all: readonly Movement[]): number => all.reduce((sum, { cents }) => sum + cents, 0);

function mt940(all: readonly Movement[], opening: number): string {
  const balance = (tag: string, cents: number, iso: string): string =>
    `:${tag}:${cents < 0 ? 'D' : 'C'}${iso.slice(2).replaceAll('-', '')}HKD${money(cents, ',')}`;
  const first = all[0]?.day ?? '';
  const lines = all.flatMap(({ day: iso, cents, words }) => [
    `:61:${iso.slice(2).replaceAll('-', '')}${iso.slice(5).replaceAll('-', '')}${cents < 0 ? 'D' : 'C'}${money(cents, ',')}NTRFNONREF`,
    `:86:${words}`,
  ]);
  const head = [':20:S', ':25:123-456789-001', ':28C:1/1', balance('60F', opening, first)];
  return [...head, ...lines, balance('62F', opening + sumOf(all), all.at(-1)?.day ?? ''), '-'].join('\r\n');
}

function ofx(all: readonly Movement[], opening: number, isXml: boolean): string {
  const leaf = (name: string, value: string): string => `<${name}>${escaped(value)}${isXml ? `</${name}>` : ''}\n`;
  const compact = (iso: string): string => `${iso.replaceAll('-', '')}120000[8:HKT]`;
  const rows = all.map(
    ({ day: iso, cents, words }, index) =>
      `<STMTTRN>\n${leaf('TRNTYPE', 'OTHER')}${leaf('DTPOSTED', compact(iso))}${leaf('TRNAMT', signed(cents))}${leaf('FITID', `F${index}`)}${leaf('NAME', words)}</STMTTRN>\n`,
  );
  const last = all.at(-1)?.day ?? '';
  const header = isXml ? '<?xml version="1.0"?><?OFX OFXHEADER="200"?>' : 'OFXHEADER:100\nDATA:OFXSGML\n\n';
  return `${header}<OFX>\n<BANKMSGSRSV1><STMTTRNRS><STMTRS>\n${leaf('CURDEF', 'HKD')}<BANKACCTFROM>${leaf('ACCTID', '123-456789-001')}</BANKACCTFROM>
<BANKTRANLIST>${leaf('DTSTART', compact(all[0]?.day ?? ''))}${leaf('DTEND', compact(last))}${rows.join('')}</BANKTRANLIST>
<LEDGERBAL>${leaf('BALAMT', signed(opening + sumOf(all)))}${leaf('DTASOF', compact(last))}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

function camt(all: readonly Movement[], opening: number): string {
  const amount = (cents: number): string =>
    `<Amt Ccy="HKD">${money(cents)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (code: string, cents: number, iso: string): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}<Dt><Dt>${iso}</Dt></Dt></Bal>`;
  const entries = all.map(
    ({ day: iso, cents, words }) =>
      `<Ntry>${amount(cents)}<Sts>BOOK</Sts><BookgDt><Dt>${iso}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${escaped(words)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  const last = all.at(-1)?.day ?? '';
  return `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>123-456789-001</Id></Othr></Id><Ccy>HKD</Ccy></Acct>${balance('OPBD', opening, all[0]?.day ?? '')}${balance('CLBD', opening + sumOf(all), last)}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

function qif(all: readonly Movement[]): string {
  const records = all.map(({ day: iso, cents, words }) => `D${iso}\nT${signed(cents)}\nP${words}\n^\n`);
  return `!Type:Bank\n${records.join('')}`;
}

function plain(file: BankFile | null): unknown[] {
  return (file?.statements ?? []).map(({ account, openingBalance, closingBalance, lines }) => ({
    account,
    openingBalance,
    closingBalance,
    lines: lines.map((line) => [line.date, line.out, line.in, line.payee ?? line.description]),
  }));
}

function wanted(all: readonly Movement[], opening: number) {
  return {
    account: '123-456789-001',
    openingBalance: signed(opening),
    closingBalance: signed(opening + sumOf(all)),
    lines: all.map(({ day: iso, cents, words }) => [
      iso,
      cents < 0 ? money(cents) : null,
      cents < 0 ? null : money(cents),
      words,
    ]),
  };
}

const opening = fc.integer({ min: -50_000_000, max: 50_000_000 });

describe('a statement written as', () => {
  it.each([
    ['MT940', (all: readonly Movement[], from: number) => readMt940(mt940(all, from), null)],
    ['OFX 1', (all: readonly Movement[], from: number) => readOfx(ofx(all, from, false), null)],
    ['OFX 2', (all: readonly Movement[], from: number) => readOfx(ofx(all, from, true), null)],
    ['CAMT.053', (all: readonly Movement[], from: number) => readCamt(camt(all, from), null)],
  ] as const)('%s', (_, read) => {
    fc.assert(
      fc.property(movements, opening, (all, from) => {
        const file = read(all, from);
        expect(file?.problems).toEqual([]);
        expect(plain(file)).toEqual([wanted(all, from)]);
      }),
      { numRuns: 60 },
    );
  });

  it('QIF, which has no balances', () => {
    fc.assert(
      fc.property(movements, (all) => {
        const { lines } = wanted(all, 0);
        expect(plain(readQif(qif(all), null))).toEqual([
          { account: null, openingBalance: null, closingBalance: null, lines },
        ]);
      }),
      { numRuns: 60 },
    );
  });
});

const SAMPLE: readonly Movement[] = [
  { day: '2026-01-13', cents: -50_000, words: 'RENT' },
  { day: '2026-01-14', cents: 2_050, words: '租金 七月' },
  { day: '2026-01-15', cents: -1, words: 'FEE' },
];
const CSV = `Date,Details,Amount,Balance\n13/01/2026,RENT,-500.00,500.00\n14/01/2026,租金 七月,20.50,520.50\n15/01/2026,FEE,-0.01,520.49\n`;
const FILES: Readonly<Record<string, { text: string; read: (text: string) => BankFile | null }>> = {
  MT940: { text: mt940(SAMPLE, 100_000), read: (text) => readMt940(text, null) },
  'OFX 1': { text: ofx(SAMPLE, 100_000, false), read: (text) => readOfx(text, null) },
  'OFX 2': { text: ofx(SAMPLE, 100_000, true), read: (text) => readOfx(text, null) },
  CAMT: { text: camt(SAMPLE, 100_000), read: (text) => readCamt(text, null) },
  QIF: { text: qif(SAMPLE), read: (text) => readQif(text, null) },
  CSV: { text: CSV, read: (text) => readBankCsv(text, { encoding: null }) },
};

function daysAndSums(file: BankFile | null): string[] {
  return (file?.statements ?? []).flatMap(({ lines }) =>
    lines.map((line) => `${line.date} ${line.out ?? ''} ${line.in ?? ''}`),
  );
}

describe.each(Object.entries(FILES))('%s', (name, { text, read }) => {
  it('cut short anywhere keeps whole rows only, and never invents one', () => {
    const whole = daysAndSums(read(text));
    expect(whole).toHaveLength(3);
    for (let end = 0; end <= text.length; end++) {
      const rows = daysAndSums(read(text.slice(0, end)));
      const complete = rows.slice(0, -1);
      expect([end, complete]).toEqual([end, whole.slice(0, complete.length)]);
      expect(rows.length).toBeLessThanOrEqual(whole.length);
    }
  });

  it('with other ends of lines, a mark of its encoding and blank lines around is the same', () => {
    const whole = plain(read(text));
    const unix = text.replaceAll('\r\n', '\n');
    expect(plain(read(unix.replaceAll('\n', '\r\n')))).toEqual(whole);
    expect(plain(read(`\ufeff${text}`))).toEqual(whole);
    expect(plain(read(`${text}\n\n`))).toEqual(whole);
  });

  it('in the wrong encoding keeps its days and amounts', () => {
    const wrong = new TextDecoder('latin1').decode(new TextEncoder().encode(text));
    expect(daysAndSums(read(wrong))).toEqual(daysAndSums(read(text)));
  });

  it('is no file of another format', () => {
    for (const [other, { read: readOther }] of Object.entries(FILES)) {
      const isSame = other === name || (other.startsWith('OFX') && name.startsWith('OFX'));
      if (!isSame && other !== 'CSV') expect([other, readOther(text)]).toEqual([other, null]);
    }
  });

  it('never fails on damaged text', () => {
    const damage = fc.array(fc.tuple(fc.nat(text.length), fc.string({ unit: 'grapheme', maxLength: 4 })), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(damage, (changes) => {
        const broken = changes.reduce((all, [at, more]) => all.slice(0, at) + more + all.slice(at + 2), text);
        for (const statement of read(broken)?.statements ?? [])
          for (const line of statement.lines) {
            expect(line.date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
            expect((line.out === null) !== (line.in === null)).toBe(true);
            expect(line.out ?? line.in).toMatch(/^\d+\.\d{2,8}$/u);
          }
      }),
      { numRuns: 60 },
    );
  });
});

describe('text of other programs', () => {
  it.each([
    ['nothing', ''],
    ['words', 'Dear customer'],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['zeros', '\u0000'.repeat(2000)],
  ])('%s is no file of a bank', (_, text) => {
    for (const { read } of Object.values(FILES)) expect(read(text)).toBeNull();
  });
});
