import { randomUUID } from 'node:crypto';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import type { Client } from '../../tests/support/client.ts';
import { type Called, type Caller, expectOk } from '../ledger/caller.ts';
import { raiseInvoice, type WorkLine, type Workplace } from './workplace.ts';

/** A person at work: the company, a connection of their own, and the lines that only they touch. */
export interface Person {
  workplace: Workplace;
  caller: Caller;
  client: Client;
  lines: WorkLine[];
  /** A number from 0 to 1; the same sequence in every run. */
  random(): number;
}

/** One thing a person does. The calls of an action are made at once, as a screen makes them. */
export interface Action {
  name: string;
  /** How often, compared with the others. */
  weight: number;
  run(person: Person): Promise<unknown>;
}

const YEAR = 'from=2025-04-01&to=2026-03-31';

const shown = (name: string, weight: number, pathsOf: (base: string, person: Person) => string[]): Action => ({
  name,
  weight,
  run: ({ caller, ...person }) => {
    const base = `/api/company/${person.workplace.companyId}`;
    const paths = pathsOf(base, { caller, ...person });
    return Promise.all(paths.map(async (path) => expectOk(await caller.get(path), path)));
  },
});

/** A sheet for one of a list, by chance. */
const one = <T>(from: readonly T[], { random }: Person): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

export const READING: readonly Action[] = [
  shown('Home', 4, (base) => ['/api/user/profile', `${base}/dashboard`, `${base}/dashboard/needs`]),
  shown('list of sales', 3, (base) => [`${base}/sales-invoice?limit=50`]),
  shown('an invoice', 2, (base, person) => [`${base}/invoice/${one(person.workplace.invoiceIds, person)}`]),
  shown('bank lines', 3, (base, { workplace }) => [
    `${base}/bank-line?account_id=${workplace.bankAccountId}&show=to_do&limit=200`,
    `${base}/bank-statement/header?account_id=${workplace.bankAccountId}`,
  ]),
  shown('documents', 3, (base) => [`${base}/document?limit=50`]),
  shown('search', 2, (base, person) => [
    `${base}/search?q=${one(['SHOP', 'LOAD-12', 'Lantern', '37.50', 'card'], person)}`,
  ]),
  shown('trial balance', 1, (base) => [`${base}/report/trial-balance?as_at=2026-04-15`]),
  shown('profit and loss', 1, (base) => [`${base}/report/profit-loss?${YEAR}`]),
  shown('ledger of the bank', 1, (base) => [`${base}/report/account-transaction?account=1010&${YEAR}`]),
  shown('chart of accounts', 1, (base) => [`${base}/chart-of-accounts`]),
];

const post = async ({ caller }: Person, path: string, body: unknown): Promise<Called> =>
  expectOk(await caller.post(path, body, { 'idempotency-key': randomUUID() }), path);

export const WRITING: readonly Action[] = [
  { name: 'post a journal', weight: 3, run: (person) => postJournal(person) },
  {
    name: 'raise an invoice',
    weight: 3,
    run: ({ caller, workplace, random }) =>
      raiseInvoice(caller, workplace.companyId, `W-${randomUUID().slice(0, 13)}`, Math.floor(random() * 500)),
  },
  { name: 'code a bank line, or undo it', weight: 4, run: (person) => codeOrUndo(person) },
  { name: 'upload a document', weight: 1, run: (person) => upload(person) },
];

function postJournal(person: Person): Promise<Called> {
  const amount = `${1 + Math.floor(person.random() * 9000)}.50`;
  return post(person, `/api/company/${person.workplace.companyId}/journal-entry`, {
    date: '2026-04-14',
    narration: 'Office costs',
    lines: [
      { account_code: '6010', debit: amount, contact_id: null },
      { account_code: '1010', credit: amount, contact_id: null },
    ],
  });
}

async function codeOrUndo(person: Person): Promise<void> {
  const line = person.lines.shift();
  if (line === undefined) throw new Error('a person has no bank lines');
  const path = `/api/company/${person.workplace.companyId}/bank-line/${line.id}`;
  if (line.isCoded) await post(person, `${path}/undo`, {});
  else
    await post(person, `${path}/classify`, {
      splits: [{ account_code: '6010', amount: line.amount }],
    });
  person.lines.push({ ...line, isCoded: !line.isCoded });
}

async function upload({ client, workplace }: Person): Promise<void> {
  const name = randomUUID();
  const content = ['Invoice', `Number ${name}`, 'Date 3 April 2026', 'Harbour Paper Limited', 'Total HKD 118.00']
    .map((line, at) => `BT /F1 12 Tf 60 ${760 - at * 24} Td (${line}) Tj ET`)
    .join('\n');
  const answer = await client.upload(
    workplace.companyId,
    `${name}.pdf`,
    smallPdf([{ widthPt: 595, heightPt: 842, content }]),
  );
  if (answer.status !== 200) throw new Error(`an upload answered ${answer.status}: ${answer.body.message}`);
}
