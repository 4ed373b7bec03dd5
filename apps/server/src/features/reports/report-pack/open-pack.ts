import type { PackLanguage } from '@folio/contract';
import { type Day, dayInHongKong } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { readPaperImages } from '../../trade/sales-setting/index.ts';
import { type OpenedSource, openSource, type ReadPage, type ReportCaller } from '../report/index.ts';
import { type Cover, coverOf } from './cover.ts';
import { languagesOf, type PlannedReport, planOf } from './pack-plan.ts';
import { findPack, readCompanyNames } from './store.ts';

export interface PackWish {
  id: string;
  /** Any day of the month. */
  month: Day;
  /** Instead of the pack's own language. */
  language?: PackLanguage | undefined;
}

/** A pack whose reports are read one after another, when `source` is called. */
export interface OpenedPack {
  name: string;
  cover: Cover;
  logo: Uint8Array | null;
  notes: string;
  createdAt: Date;
  /** The first language. */
  language: Language;
  reports: { planned: PlannedReport; source(): Promise<OpenedSource> }[];
}

/** Opens a pack for a month. Throws `not_found`. */
export async function openPack(read: ReadPage, caller: ReportCaller, wish: PackWish): Promise<OpenedPack> {
  const { pack, company, logo, years } = await read((tx) => readParts(tx, wish.id));
  const { month, language = pack.language } = wish;
  const today = dayInHongKong(caller.now);
  const reports = planOf(pack.reports, { month, language, years }).map((planned) => ({
    planned,
    source: () => openSource(read, { ...caller, language: planned.language }, planned.report, planned.query),
  }));
  const [spoken = 'en-US'] = languagesOf(language);
  const cover = coverOf({ ...pack, company, month, language, today });
  return { name: pack.name, cover, logo, notes: pack.notes, createdAt: caller.now, language: spoken, reports };
}

async function readParts(tx: CompanyTransaction, id: string) {
  const pack = await findPack(tx, id);
  if (pack === null) throw new DomainError('not_found');
  const { logo } = await readPaperImages(tx);
  const { years } = await readBooks(tx);
  return { pack, company: await readCompanyNames(tx), logo: logo?.bytes ?? null, years };
}
