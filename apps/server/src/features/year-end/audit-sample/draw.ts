import { randomBytes } from 'node:crypto';
import type { AuditSample, NewSampleBody } from '@folio/contract';
import { at, drawSample, formatMoney, GENERATOR, populationText, populationTotals } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import {
  fieldChanges,
  type LedgerCall,
  readBooks,
  readChainHead,
  sha256,
  writeAudit,
} from '../../books/ledger/index.ts';
import { planOf, refusePlan } from './plan.ts';
import { type Population, readPopulation } from './population-store.ts';
import { getSample } from './read-sample.ts';
import { insertSample } from './sample-store.ts';

const SEED_BYTES = 16;

/** Draws a sample and keeps it. Throws `validation_failed` at the field that has to change. */
export async function drawAndKeep(tx: CompanyTransaction, call: LedgerCall, body: NewSampleBody): Promise<AuditSample> {
  const { baseCurrency, chart } = await readBooks(tx);
  const { title, method, from, to, source, side } = body;
  const accounts = [...new Set(body.accounts)].sort();
  refusePopulation(body, (code) => chart.byCode.has(code));
  const population: Population = { from, to, source, side, accounts };
  const seed = body.seed ?? randomBytes(SEED_BYTES).toString('hex');
  const plan = planOf(body, seed, baseCurrency);
  const { lastNumber: lastEntry } = await readChainHead(tx);
  const lines = await readPopulation(tx, population, lastEntry);
  const totals = populationTotals(lines);
  refusePlan(plan, totals, baseCurrency);
  const drawn = drawSample(lines, plan, sha256).map(({ position, hits }) => ({ ...at(lines, position), hits }));
  const populationHash = sha256(populationText(lines));
  const kept = {
    title,
    population,
    method,
    size: plan.method === 'monetary_unit' ? null : plan.size,
    intervalMinor: plan.method === 'monetary_unit' ? plan.intervalMinor : null,
    seed: plan.method === 'largest' ? null : seed,
    generator: GENERATOR,
    populationCount: totals.count,
    populationMinor: totals.totalMinor,
    populationHash,
    lastEntry,
    drawnBy: call.userId,
    drawnAt: call.now,
  };
  const id = await insertSample(tx, kept, drawn);
  const change = fieldChanges(null, {
    title,
    method,
    seed: kept.seed,
    items: String(drawn.length),
    population: `${totals.count} · ${formatMoney(totals.totalMinor, baseCurrency)}`,
    hash: populationHash,
  });
  const { userId, now } = call;
  await writeAudit(tx, {
    userId,
    at: now,
    action: 'audit_sample_drawn',
    subjectType: 'audit_sample',
    subjectId: id,
    change,
  });
  return getSample(tx, id);
}

function refusePopulation({ from, to, accounts }: NewSampleBody, isKnown: (code: string) => boolean): void {
  const faults: FieldIssue[] = accounts.flatMap((code, index) =>
    isKnown(code) ? [] : [{ path: `accounts.${index}`, word: 'sample_account_unknown', values: { account: code } }],
  );
  if (to < from) faults.push({ path: 'to', word: 'sample_backwards' });
  const [first] = faults;
  if (first !== undefined)
    throw new DomainError('validation_failed', { word: first.word, values: first.values ?? {}, faults });
}
