import { type Caller, expectOk } from '../caller.ts';
import type { Measured } from '../line.ts';
import { peakMbDuring, residentMbOf } from '../process-figures.ts';
import { type Measure, reportPath, type Stage } from '../stage.ts';
import { timesOf } from '../timing.ts';
import { busyLines } from '../workload/figures.ts';
import { EVERYTHING, LEDGER_ACCOUNT } from '../workload/questions.ts';
import { SMALL_CALL } from './framework-tax.ts';

const ACCOUNT_RUNS = 5;
const GOALS = { times: 2, accountP99Ms: 20, workbookP99Ms: 20, workbookMb: 150 };

/** P9: a whole account and the whole ledger leave as files, in little memory, while others are answered. */
export const exporting: Measure = {
  id: 'P9',
  name: 'exports',
  needs: 'fresh',
  measure: async (stage) => {
    const idle = await idleP99(stage.company.caller);
    // The workbook first: what the server keeps in memory is compared with what it kept when it had done nothing.
    const workbook = await exportWorkbook(stage, idle);
    return [...(await exportAccount(stage, idle)), ...workbook];
  },
};

async function exportAccount(stage: Stage, idle: number): Promise<Measured[]> {
  const path = reportPath(stage, 'account-transaction/export', {
    format: 'csv',
    account: LEDGER_ACCOUNT,
    ...EVERYTHING,
  });
  await expectEveryLine(stage, path);
  const exports: number[] = [];
  const raws: number[] = [];
  const small: number[] = [];
  for (let run = 0; run <= ACCOUNT_RUNS; run++) {
    const { result, others } = await withOthers(stage.company.caller, () => drained(stage, path));
    const raw = await stage.raw.sqlMs('whole-account');
    if (run === 0) continue;
    exports.push(result.ms);
    raws.push(raw);
    small.push(...others);
  }
  const value = timesOf(exports).p50;
  const anchor = timesOf(raws).p50;
  const p99 = timesOf(small).p99;
  return [
    {
      id: 'P9',
      name: 'every line of one account as CSV, p50',
      unit: 'ms',
      value,
      anchor: { value: anchor, name: 'raw SQL with running balance' },
      goal: { words: `<= ${GOALS.times}x anchor`, holds: value <= GOALS.times * anchor },
    },
    {
      id: 'P9-p99',
      name: 'a small call meanwhile, p99',
      unit: 'ms',
      value: p99,
      anchor: { value: idle, name: 'the same call with nothing else going on' },
      goal: { words: `<= ${GOALS.accountP99Ms} ms`, holds: p99 <= GOALS.accountP99Ms },
      note: `${small.length} calls`,
    },
  ];
}

async function expectEveryLine({ company, entries }: Stage, path: string): Promise<void> {
  const expected = busyLines(entries);
  const found = expectOk(await company.caller.get(path), path).text.split('\n').length;
  if (found < expected) throw new Error(`the file has ${found} lines; the account has ${expected}`);
}

async function exportWorkbook(stage: Stage, idle: number): Promise<Measured[]> {
  const path = reportPath(stage, 'general-ledger/export', { format: 'xlsx', ...EVERYTHING });
  const idleMb = residentMbOf(stage.product.pid);
  const { result: exported, peakMb } = await peakMbDuring(stage.product.pid, () =>
    withOthers(stage.company.caller, () => drained(stage, path)),
  );
  const anchor = await stage.raw.sqlMs('every-line');
  const p99 = timesOf(exported.others).p99;
  const aboveMb = peakMb - idleMb;
  return [
    {
      id: 'P9-workbook',
      name: 'the whole general ledger as XLSX',
      unit: 'ms',
      value: exported.result.ms,
      anchor: { value: anchor, name: 'raw SQL, every line with running balance' },
      note: `${(exported.result.bytes / 1e6).toFixed(1)} MB`,
    },
    {
      id: 'P9-workbook-memory',
      name: 'resident memory above idle meanwhile',
      unit: 'MB',
      value: aboveMb,
      anchor: { value: idleMb, name: 'idle' },
      goal: { words: `< ${GOALS.workbookMb} MB`, holds: aboveMb < GOALS.workbookMb },
    },
    {
      id: 'P9-workbook-p99',
      name: 'a small call meanwhile, p99',
      unit: 'ms',
      value: p99,
      anchor: { value: idle, name: 'the same call with nothing else going on' },
      goal: { words: `< ${GOALS.workbookP99Ms} ms`, holds: p99 < GOALS.workbookP99Ms },
      note: `${exported.others.length} calls`,
    },
  ];
}

async function drained({ company }: Stage, path: string) {
  const called = await company.caller.drain(path);
  if (called.status !== 200) throw new Error(`${path} answered ${called.status}`);
  return called;
}

async function smallMs(caller: Caller): Promise<number> {
  return expectOk(await caller.get(SMALL_CALL), SMALL_CALL).ms;
}

async function idleP99(caller: Caller): Promise<number> {
  const all: number[] = [];
  for (let n = 0; n < 300; n++) all.push(await smallMs(caller));
  return timesOf(all.slice(100)).p99;
}

/** Runs `work` and, until it ends, a small call every few milliseconds. */
async function withOthers<T>(caller: Caller, work: () => Promise<T>): Promise<{ result: T; others: number[] }> {
  const others: number[] = [];
  let working = true;
  const asking = async () => {
    while (working) {
      others.push(await smallMs(caller));
      await new Promise((done) => setTimeout(done, 2));
    }
  };
  const worked = work().finally(() => {
    working = false;
  });
  const [result] = await Promise.all([worked, asking()]);
  return { result, others };
}
