import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHART } from '../accounts/index.ts';
import { at } from '../assert.ts';
import { computationValues } from './computation-values.ts';
import { FILING_FILES } from './edition.ts';
import type { KnownElement } from './element.ts';
import { sampleAccounts, sampleFiles, sampleInput, samplePack } from './filing-sample.ts';
import { packageFindings } from './kinds.ts';
import { proposeItems } from './mapping.ts';
import { wholeUnits } from './pack.ts';
import { preflight } from './preflight/preflight.ts';
import { readFiling } from './read-xhtml.ts';
import { TAX_ELEMENTS, wordsOfName } from './tax-elements.ts';
import { writeFiling } from './write-xhtml.ts';

const files = sampleFiles();

describe('the files of a filing', () => {
  it('are XML, keep to the subset, and hold no script and nothing from outside', () => {
    for (const file of FILING_FILES) {
      const document = XmlDocument.fromString(files[file]);
      expect(document.root.name).toBe('html');
      document.dispose();
      expect(readFiling(file, files[file]).faults).toEqual([]);
      expect(files[file]).not.toMatch(/<script|<img|<link |@import|url\(/);
    }
  });

  it('are the same characters for the same pack', () => {
    expect(sampleFiles()).toEqual(files);
  });

  it('state every fact of the pack: amounts, negative ones, answers, days and texts', () => {
    const { facts } = readFiling('computation', files.computation);
    const valueIn = (element: string) => facts.find((fact) => fact.element === element)?.value;
    expect(valueIn('CompanyName')).toBe('Harbour Lantern & Sons Limited');
    expect(valueIn('StaffSalaries')).toBe('123457');
    expect(valueIn('AdvanceRuling')).toBe('false');
    expect(valueIn('BasisPeriodEndDate')).toBe('2026-03-31');
    const values = computationValues(sampleInput()).filter(({ value }) => value !== null);
    expect(facts.map(({ element, value }) => [element, value]).toSorted()).toEqual(
      values.map(({ element, value }) => [element.name, value]).toSorted(),
    );
    const loss = sampleInput({ working: [{ key: 'after_allowances', amountMinor: -1_234_567n }] });
    const text = sampleFiles(samplePack(loss)).computation;
    expect(text).toContain('(<ix:nonFraction');
    expect(readFiling('computation', text).facts).toContainEqual(
      expect.objectContaining({ element: 'AssessableProfitsAdjustedLossOfThePeriodHKD', value: '-12346' }),
    );
  });

  it('have the entry point and the words of their language', () => {
    const chinese = sampleFiles(samplePack(sampleInput({ language: 'zh' })));
    expect(chinese.computation).toContain('ird_tc-zh-hk_entry_point_2026-04-01.xsd');
    expect(chinese.computation).toContain('利得稅計算表');
    expect(readFiling('computation', chinese.computation).facts).toContainEqual(
      expect.objectContaining({ element: 'CompanyName', value: '海港燈籠有限公司' }),
    );
  });

  it('are readable without tags before a taxonomy package is imported', () => {
    const pack = { ...samplePack(), isTagged: false };
    const plain = writeFiling(pack, at(pack.documents, 0));
    expect(plain).not.toContain('ix:');
    expect(plain).toContain('900,000');
    expect(readFiling('computation', plain)).toMatchObject({ facts: [], faults: [] });
  });

  it('use the kind and period that the package states', () => {
    const element = {
      name: 'ClosingInventories',
      kind: 'amount',
      period: 'instant',
      label: { en: 'Stock', zh: '貨' },
    } as const;
    const known = { computation: new Map([[element.name, element]]), accounts: new Map() };
    const text = sampleFiles(samplePack(sampleInput(), undefined, known)).computation;
    expect(text).toContain('<td>Stock</td>');
    expect(readFiling('computation', text).facts).toContainEqual(
      expect.objectContaining({ element: 'ClosingInventories', context: { from: null, to: '2026-03-31' } }),
    );
  });

  it.each([
    ['a comment', '<!-- x -->'],
    ['an entity that is not known', '&nbsp;'],
    ['a picture', '<img src="x"/>'],
    ['CDATA', '<![CDATA[x]]>'],
    ['a link', '<a href="x">x</a>'],
  ])('with %s are outside of the subset', (_, piece) => {
    const text = files.accounts.replace('</h1>', () => `${piece}</h1>`);
    expect(readFiling('accounts', text).faults).not.toEqual([]);
  });
});

const AMOUNT = fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n });

describe('files of random figures', () => {
  it('state the same profit before tax, and position totals that are equal in each context', () => {
    fc.assert(
      fc.property(
        fc.array(AMOUNT, { minLength: 8, maxLength: 8 }),
        fc.constantFrom('en', 'zh'),
        (amounts, language) => {
          const [profitMinor = 0n, fixed = 0n, current = 0n, owed = 0n, was = 0n, had = 0n, owing = 0n, revenue = 0n] =
            amounts;
          const half = (amount: bigint) => amount / 4n;
          const rows = new Map(sampleInput().rows);
          const own = wholeUnits(profitMinor, 2);
          rows.set('profit_before_tax', { own, previous: half(was), exactMinor: profitMinor });
          rows.set('revenue', { own: revenue, previous: 0n, exactMinor: revenue });
          const working = [{ key: 'profit_before_tax', amountMinor: profitMinor }];
          const input = sampleInput({ language, rows, working });
          const accounts = sampleAccounts(input);
          const line = (id: string, a: bigint, b: bigint) => ({
            ...at(at(accounts.statements, 0).rows, 0),
            id,
            amounts: [a, b],
          });
          const [a, b, c, d, e, f] = [fixed, current, owed, was, had, owing].map(half) as [
            bigint,
            bigint,
            bigint,
            bigint,
            bigint,
            bigint,
          ];
          const position = {
            ...at(accounts.statements, 0),
            rows: [
              line('total_non_current_assets', a, d),
              line('total_current_assets', b, e),
              line('total_current_liabilities', c, f),
              line('total_equity', a + b + c, d + e + f),
            ],
          };
          const pack = samplePack(input, { ...accounts, statements: [position, at(accounts.statements, 1)] });
          const written = sampleFiles(pack);
          const read = FILING_FILES.map((file) => readFiling(file, written[file]));
          expect(read.flatMap(({ faults }) => faults)).toEqual([]);
          expect(preflight({ form: 'BIR51', files: read })).toEqual([]);
          const keys = read.flatMap(({ facts }) =>
            facts.map(({ file, element, context, unit }) => JSON.stringify([file, element, context, unit])),
          );
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('give any text back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (activity) => {
        fc.pre(activity.trim() !== '');
        const input = sampleInput({ facts: { hksic: '000000', activity, activityZh: '' } });
        const { facts, faults } = readFiling('computation', sampleFiles(samplePack(input)).computation);
        expect(faults).toEqual([]);
        expect(facts.find(({ element }) => element === 'PrincipalBusinessActivity')?.value).toBe(activity);
      }),
      { numRuns: 100 },
    );
  });

  it('round half a unit away from zero', () => {
    fc.assert(
      fc.property(AMOUNT, (amount) => {
        const text = String(amount < 0n ? -amount : amount).padStart(3, '0');
        const size = BigInt(text.slice(0, -2)) + (Number(text.slice(-2)) >= 50 ? 1n : 0n);
        expect(wholeUnits(amount, 2)).toBe(amount < 0n ? -size : size);
      }),
    );
  });
});

describe('a package', () => {
  const pack = samplePack();
  const declared = (over: Partial<KnownElement> = {}) => {
    const of = (index: number) =>
      new Map(
        at(pack.documents, index)
          .sections.flatMap(({ rows }) => rows)
          .flatMap(({ cells }) => cells)
          .flatMap((cell) => {
            if (cell?.element === null || cell === null) return [];
            const { element: name, kind } = cell;
            return [[name, { name, kind, period: 'duration', label: { en: name, zh: name }, ...over }] as const];
          }),
      );
    return { computation: of(0), accounts: of(1) };
  };

  it('that declares every item of its kind gives no findings', () => {
    expect(packageFindings(pack, declared())).toEqual([]);
  });

  it('that lacks an item, or declares it otherwise, is named with the item', () => {
    const lacking = declared();
    lacking.computation.delete('Turnover');
    expect(packageFindings(pack, lacking)).toMatchObject([
      { code: 'FOLIO-ELEMENT', level: 'fault', element: 'Turnover', place: 'statements' },
    ]);
    const days = packageFindings(pack, declared({ kind: 'day' })).map(({ element }) => element);
    expect(days).toContain('Turnover');
    expect(days).not.toContain('BasisPeriodEndDate');
  });
});

describe('items', () => {
  it('are all mandatory ones of a corporation, in words of both languages', () => {
    const mandatory = [...TAX_ELEMENTS.values()].filter(({ isMandatory }) => isMandatory);
    expect(mandatory).toHaveLength(111);
    expect(mandatory.filter(({ forms }) => forms !== 'BIR52')).toHaveLength(102);
    expect(mandatory.filter(({ label }) => label.en === '' || label.zh === '')).toEqual([]);
    expect(wordsOfName('ClosingInventories')).toBe('Closing inventories');
    expect(wordsOfName('CBAAnnualAllowance')).toBe('CBA annual allowance');
    expect(wordsOfName('IRDFileNumber')).toBe('IRD file number');
    expect(wordsOfName('Section20AE20AXAndOrSchedule16E')).toBe('Section 20AE 20AX and or schedule 16E');
    expect(wordsOfName('IssuedOnOrAfter1April2018')).toBe('Issued on or after 1 April 2018');
  });

  it('are proposed for accounts by their names', () => {
    const proposed = proposeItems(DEFAULT_CHART);
    expect(new Set(proposed.values())).toContain('StaffSalaries');
    expect([...proposed.values()].every((name) => TAX_ELEMENTS.get(name)?.from === 'accounts')).toBe(true);
  });

  it('of a person replace amounts of the accounts, not those of the computation', () => {
    const answers = new Map([
      ['StaffSalaries', '7'],
      ['ProfitLossBeforeTax', '7'],
    ]);
    const values = new Map(computationValues(sampleInput({ answers })).map((one) => [one.element.name, one]));
    expect(values.get('StaffSalaries')).toMatchObject({ computed: '123457', answer: '7', value: '7' });
    expect(values.get('ProfitLossBeforeTax')).toMatchObject({ answer: null, value: '100000' });
  });
});
