import { type AgedSide, type Day, displayMoney, formatMoney } from '@folio/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines.ts';
import { type Lantern, openLantern } from '../../../../test/lantern.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { PdfEngine } from '../../../platform/pdf/index.ts';
import { readAged } from '../../reports/report/aged/read.ts';
import { openReport } from '../../reports/report/index.ts';
import { mergeContacts, unmergeContact } from '../contact/merge-contact.ts';
import { countStatement, readStatement } from './read-statement.ts';
import { proposeStatement } from './send-statement.ts';
import { printStatement, readStatementPaper } from './statement-file.ts';

const caller = { now: new Date('2026-04-30T04:00:00Z'), language: 'en-US' as const };
const DAYS = ['2025-03-31', '2025-06-09', '2025-08-21', '2025-11-13', '2026-03-31', '2026-12-31'];
const SIDES = { receivable: 'customer', payable: 'supplier' } as const;

describe.each(engines)('statements of account on %s', (engine) => {
  let lantern: Lantern;
  let contacts: { id: string; name: string }[];
  const pdf = new PdfEngine();
  beforeAll(async () => {
    lantern = await openLantern(engine);
    contacts = await lantern.read(async (tx) => {
      const { rows } = await sql<{ id: string; name: string }>`
        select id, name from contact where company_id = ${tx.companyId} order by name`.execute(tx.queries);
      return rows;
    });
  });
  afterAll(async () => {
    await pdf.close();
    await lantern?.database.close();
  });

  /** Open amounts of the aged report per contact, by currency and age. */
  const aged = (side: AgedSide, asAt: Day) =>
    lantern.read(async (tx) => {
      const context = await openReport(tx, caller, { names: 'one' });
      const report = await readAged(context, { side, asAt, ageBy: 'due_date' });
      return report.contacts.flatMap(({ contact, currencies }) =>
        currencies
          .filter(({ currentMinor, periodsMinor }) => [currentMinor, ...periodsMinor].some((amount) => amount !== 0n))
          .map(({ currency, currentMinor, periodsMinor, totalMinor }) =>
            [contact.id, currency, totalMinor, currentMinor, ...periodsMinor].join(' '),
          ),
      );
    });
  const stated = (side: AgedSide, to: Day) =>
    lantern.read(async (tx) => {
      const found: string[] = [];
      for (const { id } of contacts) {
        const { contact, parts } = await countStatement(tx, id, { side: SIDES[side], from: '2025-01-01', to });
        for (const { currency, closingMinor, ageingMinor } of parts)
          if (contact.id === id && ageingMinor.some((amount) => amount !== 0n))
            found.push([id, currency, closingMinor, ...ageingMinor].join(' '));
      }
      return found;
    });

  it.each(['receivable', 'payable'] as const)(
    'close at what the aged report has open of each contact: %s',
    async (side) => {
      for (const day of DAYS)
        expect([day, (await stated(side, day)).sort()]).toEqual([day, (await aged(side, day)).sort()]);
    },
  );

  it('are proposed as an email from the template, with what is due in each currency', async () => {
    const asked = { side: 'customer', from: '2025-01-01', to: '2026-03-31' } as const;
    await lantern.read(async (tx) => {
      for (const { id, name } of contacts) {
        const { parts } = await countStatement(tx, id, asked);
        const due = parts.map(({ closingMinor, currency }) => `${currency} ${displayMoney(closingMinor, currency)}`);
        const proposal = await proposeStatement(tx, id, asked);
        expect(proposal).toMatchObject({ language: 'en-US', cc: [] });
        expect(proposal.body).toContain(`Dear ${name},`);
        expect(proposal.body).toContain(`Balance due: ${due.join(', ')}`);
        expect(await proposeStatement(tx, id, { ...asked, language: 'zh-Hant' })).toMatchObject({
          language: 'zh-Hant',
        });
      }
    });
  });

  it('run on from one period to the next, line by line', async () => {
    await lantern.read(async (tx) => {
      for (const { id, name } of contacts) {
        const asked = { side: 'customer' as const, from: '2025-04-01', to: '2026-03-31' };
        const { parts } = await countStatement(tx, id, asked);
        const halves = await Promise.all([
          countStatement(tx, id, { ...asked, to: '2025-09-30' }),
          countStatement(tx, id, { ...asked, from: '2025-10-01' }),
        ]);
        for (const { currency, closingMinor, openingMinor, lines } of parts) {
          const [first, second] = halves.map((half) => half.parts.find((part) => part.currency === currency));
          expect([name, first?.closingMinor ?? 0n]).toEqual([name, second?.openingMinor ?? 0n]);
          expect(second?.closingMinor ?? 0n).toBe(closingMinor);
          const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, openingMinor);
          expect(sum).toBe(closingMinor);
        }
      }
    });
  });

  it('follow a merge, and reject a period that ends before it starts', async () => {
    const [first, second] = contacts;
    if (first === undefined || second === undefined) throw new Error('the example has contacts');
    const asked = { side: 'customer' as const, from: '2025-01-01', to: '2026-12-31' };
    const closing = async (id: string) => {
      const { parts } = await lantern.read((tx) => readStatement(tx, id, asked));
      return Object.fromEntries(parts.map((part) => [part.currency, part.closing]));
    };
    const apart = [await closing(first.id), await closing(second.id)];
    const call = { userId: lantern.userId, now: caller.now, today: '2026-04-30' };
    await inCompany(lantern.database, lantern.companyId, (tx) => mergeContacts(tx, call, first.id, second.id));
    const together = await closing(second.id);
    const cents = (amount = '0') => BigInt(amount.replace('.', ''));
    for (const currency of Object.keys(together))
      expect(together[currency]).toBe(formatMoney(cents(apart[0]?.[currency]) + cents(apart[1]?.[currency]), currency));
    await inCompany(lantern.database, lantern.companyId, (tx) => unmergeContact(tx, call, first.id, second.id));
    await expect(
      lantern.read((tx) => readStatement(tx, first.id, { ...asked, from: '2027-01-01' })),
    ).rejects.toMatchObject({ faults: [{ path: 'to', word: 'date_order' }] });
  });

  it('are set on paper in both languages at once', async () => {
    const [contact] = contacts;
    if (contact === undefined) throw new Error('the example has contacts');
    const asked = { side: 'customer' as const, from: '2025-04-01', to: '2026-03-31', language: 'bilingual' as const };
    const paper = await lantern.read((tx) => readStatementPaper(tx, caller.now, { ...asked, contactId: contact.id }));
    const { bytes, name } = await printStatement(paper, new AbortController().signal);
    expect(name).toBe(`Statement ${contact.name} 2026-03-31.pdf`);

    const document = await pdf.open(bytes);
    const { words } = await document.text(1);
    await document.close();
    const text = words.map((word) => word.text).join('');
    const [part] = paper.parts;
    const closing = displayMoney(part?.closingMinor ?? 0n, part?.currency ?? '');
    for (const word of ['Statementofaccount', '賬戶結單', 'Broughtforward', '承前結餘', closing])
      expect(text).toContain(word);
  });
});
