import type { AuditSample, ListMeta, SampleItem, SampleRow, sampleQuery } from '@folio/contract';
import { type Chart, type Currency, type Day, formatMoney, journalNumberOf } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { readDocuments, readItems, type StoredDocument, type StoredItem } from './item-store.ts';
import { countSamples, findSample, pageOfSamples, type StoredSample } from './sample-store.ts';
import { spotOf } from './spot.ts';

/** A page of the samples, the newest first. */
export async function listSamples(
  tx: CompanyTransaction,
  { page, limit }: z.output<typeof sampleQuery>,
): Promise<{ rows: SampleRow[]; meta: ListMeta }> {
  const { baseCurrency } = await readBooks(tx);
  const samples = await pageOfSamples(tx, { limit, offset: (page - 1) * limit });
  const rows = samples.map((sample) => presentRow(sample, baseCurrency));
  return { rows, meta: { page, limit, total: await countSamples(tx) } };
}

/** The samples that lie wholly in a period, the newest first; at most 200. */
export async function samplesWithin(
  tx: CompanyTransaction,
  { from, to }: { from: Day; to: Day },
): Promise<SampleRow[]> {
  const { baseCurrency } = await readBooks(tx);
  const samples = await pageOfSamples(tx, { limit: 200, offset: 0 }, { from, to });
  return samples.map((sample) => presentRow(sample, baseCurrency));
}

/** Throws `not_found`. */
export async function requireSample(tx: CompanyTransaction, id: string): Promise<StoredSample> {
  const sample = await findSample(tx, id);
  if (sample === null) throw new DomainError('not_found');
  return sample;
}

/** A sample with its items and their documents. Throws `not_found`. */
export async function getSample(tx: CompanyTransaction, id: string): Promise<AuditSample> {
  return (await openSample(tx, id)).shown;
}

/** A sample as shown, and the stored documents of its entries. Throws `not_found`. */
export async function openSample(
  tx: CompanyTransaction,
  id: string,
): Promise<{ shown: AuditSample; documents: Map<string, StoredDocument[]> }> {
  const sample = await requireSample(tx, id);
  const { baseCurrency, chart } = await readBooks(tx);
  const items = await readItems(tx, id);
  const documents = Map.groupBy(await readDocuments(tx, id), ({ entryId }) => entryId);
  const shown = {
    ...presentRow(sample, baseCurrency),
    generator: sample.generator,
    population_hash: sample.populationHash,
    last_entry: Number(sample.lastEntry),
    total: formatMoney(
      items.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      baseCurrency,
    ),
    lines: items.map((item) => presentItem(item, documents.get(item.entryId) ?? [], { chart, baseCurrency })),
  };
  return { shown, documents };
}

function presentRow(sample: StoredSample, currency: Currency): SampleRow {
  const { population, intervalMinor } = sample;
  return {
    ...population,
    accounts: [...population.accounts],
    id: sample.id,
    title: sample.title,
    method: sample.method,
    size: sample.size,
    interval: intervalMinor === null ? null : formatMoney(intervalMinor, currency),
    seed: sample.seed,
    currency,
    population_count: sample.populationCount,
    population_total: formatMoney(sample.populationMinor, currency),
    items: sample.items,
    drawn_by: sample.drawnBy,
    drawn_at: sample.drawnAt.toISOString(),
  };
}

function presentItem(
  item: StoredItem,
  documents: readonly StoredDocument[],
  { chart, baseCurrency }: { chart: Chart; baseCurrency: Currency },
): SampleItem {
  const account = chart.byCode.get(item.account);
  return {
    place: item.place,
    entry_id: item.entryId,
    entry_number: journalNumberOf(Number(item.entryNumber)),
    line_no: item.lineNo,
    date: item.date,
    record_number: item.recordNumber,
    account: { code: item.account, name: account?.name ?? item.account, name_zh: account?.nameZh ?? item.account },
    description: item.description,
    side: item.side,
    amount: formatMoney(item.amountMinor, baseCurrency),
    hits: item.hits,
    documents: documents.map((one) => ({
      document_id: one.documentId,
      name: one.name,
      ...spotOf(one, item.description),
    })),
  };
}
