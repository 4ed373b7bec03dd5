import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_CHART } from '@folio/ledger';
import { residentMbOf } from './process-figures.ts';
import { centsText, workDocuments } from './workload/documents.ts';
import { SEED, workEntries } from './workload/entries.ts';
import { LEDGER_ACCOUNT, MID_MONTH, YEAR } from './workload/questions.ts';

/** What hledger needs for the same questions over the same journal, in milliseconds; null where it did not finish. */
export interface HledgerTimes {
  trialBalance: number | null;
  profitLoss: number | null;
  register: number | null;
}

const LONGEST_MS = 300_000;
const mostMb = totalmem() / 2 ** 20 / 2;

/** The version of the program, or null when it is not installed. */
export async function hledgerVersion(): Promise<string | null> {
  const answer = await run(['--version']);
  return answer === null ? null : (answer.output.split('\n')[0] ?? '');
}

/** Asks hledger each question once: it reads the whole journal every time. Given five minutes and half of the memory. */
export async function timeHledger(folder: string, entries: number): Promise<HledgerTimes> {
  const file = await journalFile(folder, entries);
  // Its days end before the one given.
  const time = async (...args: string[]) => (await run(['-f', file, ...args]))?.ms ?? null;
  return {
    trialBalance: await time('balance', '--end', nextDay(MID_MONTH)),
    profitLoss: await time('incomestatement', '--begin', YEAR.from, '--end', nextDay(YEAR.to)),
    register: await time('register', nameOf(LEDGER_ACCOUNT), '--begin', YEAR.from, '--end', nextDay(YEAR.to)),
  };
}

function run(args: readonly string[]): Promise<{ ms: number; output: string } | null> {
  const before = performance.now();
  return new Promise((done) => {
    const child = spawn('hledger', args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: LONGEST_MS });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length < 200) output += chunk.toString();
    });
    // It keeps the whole journal in memory: a large one must not take the machine's.
    const watch = setInterval(() => {
      if (residentMbOf(child.pid ?? 0) > mostMb) child.kill('SIGKILL');
    }, 250);
    child.once('error', () => {
      clearInterval(watch);
      done(null);
    });
    child.once('close', (code) => {
      clearInterval(watch);
      done(code === 0 ? { ms: performance.now() - before, output } : null);
    });
  });
}

const TYPES = { asset: 'Assets', liability: 'Liabilities', equity: 'Equity', revenue: 'Income', expense: 'Expenses' };
const names = new Map(DEFAULT_CHART.map(({ code, type }) => [code, `${TYPES[type]}:${code}`]));

function nameOf(code: string): string {
  return names.get(code) ?? code;
}

/** The workload as a journal, written once. */
async function journalFile(folder: string, entries: number): Promise<string> {
  const path = join(folder, `journal-${entries}-${SEED}.journal`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(`${path}.part`);
  for (const text of journalTexts(entries)) if (!file.write(text)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
  renameSync(`${path}.part`, path);
  return path;
}

function* journalTexts(entries: number): Generator<string> {
  yield 'commodity 1000.00 HKD\n\n';
  for (const name of names.values()) yield `account ${name}\n`;
  const entryText = (head: string, lines: readonly { account: string; amountMinor: bigint }[]) =>
    `\n${head}\n${lines.map((line) => `    ${nameOf(line.account)}  ${centsText(line.amountMinor)} HKD\n`).join('')}`;
  for (const { id, date, contact, narration, lines } of workEntries(entries))
    yield entryText(`${date} * (J${id}) C${contact} | ${narration}`, lines);
  for (const { type, number, issueDate, totalMinor } of workDocuments()) {
    const [debit, credit] = type === 'sales_invoice' ? ['1100', '4000'] : ['5000', '2100'];
    yield entryText(`${issueDate} * (${number}) ${number}`, [
      { account: debit, amountMinor: totalMinor },
      { account: credit, amountMinor: -totalMinor },
    ]);
  }
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
