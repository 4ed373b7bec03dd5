import {
  type AlikeRecord,
  type BankLineOffer,
  type DocumentDetail,
  documentDetail,
  documentDraft,
  type FilePage,
} from '@folio/contract';
import { z } from 'zod';
import { sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import type { StoredCheck } from '../../ingestion/index.ts';
import { evidenceOf } from '../corrected-evidence.ts';
import { type FileParts, isLocked, pagesOf, segmentsOf } from '../pages/part-store.ts';
import { changesOf } from '../reread/reread-changes.ts';
import { storedReread } from '../reread/reread-store.ts';
import type { DocumentRow, ReviewedRow } from '../store.ts';
import { presentDocument } from './present.ts';

export interface DetailParts {
  row: DocumentRow;
  reviewed: ReviewedRow;
  file: FileParts;
  lookAlikes: AlikeRecord[];
  bankLines: BankLineOffer[];
  otherHolders: string[];
}

/** A document as its review shows it. The jsonb columns hold exactly what this server wrote. */
export function presentDetail(parts: DetailParts, language: Language): DocumentDetail {
  const { row, reviewed, file } = parts;
  const own = file.parts.find(({ id }) => id === row.id);
  const pages = own ? ownPages(file, own.segments, reviewed.page_sizes) : pagesOf(reviewed.page_sizes);
  const filePages = file.pages.length > 0 ? file.pages : pages;
  const evidence = evidenceOf(reviewed.evidence);
  const checks = z.array(z.custom<StoredCheck>()).parse(reviewed.checks);
  return documentDetail.parse({
    ...presentDocument(row, language),
    version: reviewed.version,
    draft: reviewed.draft,
    evidence,
    checks: checks.map((check) => ({ ...check, message: checkSentence(check, language) })),
    page_sizes: pages.map((page) => upright(page, file)),
    segments: own ? segmentsOf(own, filePages) : pages.map(({ number }) => ({ page: number, region: null })),
    file_pages: filePages.map((page) => upright(page, file)),
    file_parts: file.parts.map((part, index) => ({
      id: part.id,
      number: index + 1,
      segments: segmentsOf(part, filePages),
      kind: part.kind,
      state: part.state,
      title: part.title,
      locked: isLocked(part),
    })),
    look_alikes: parts.lookAlikes,
    bank_lines: parts.bankLines,
    other_holders: parts.otherHolders,
    repeated_pages: repeatsOf(reviewed.warnings),
    reread: presentReread(reviewed),
    learnt: Object.keys(evidence).filter((path) => evidence[path]?.learnt === true),
  });
}

const pageWarnings = z.array(
  z.object({ code: z.string(), page: z.number().optional(), values: z.record(z.string(), z.string()) }),
);

function repeatsOf(warnings: unknown): DocumentDetail['repeated_pages'] {
  return pageWarnings
    .parse(warnings)
    .flatMap(({ code, page, values }) =>
      code === 'page_repeated' && page !== undefined ? [{ page, first: Number(values.first) }] : [],
    );
}

/** The pages of one document of the file; before it was read only those of the file are known. */
function ownPages(file: FileParts, segments: { page: number }[] | null, stored: unknown): FilePage[] {
  const own = pagesOf(stored);
  if (segments === null || file.pages.length === 0) return own;
  const wanted = new Set(segments.map(({ page }) => page));
  return file.pages.filter(({ number }) => wanted.has(number));
}

/** A page a person has just turned is shown that way before it is read again. */
function upright(page: FilePage, file: FileParts): FilePage {
  const turn = file.turns[String(page.number)] ?? page.turn;
  if ((turn - page.turn) % 180 === 0) return { ...page, turn };
  return { ...page, turn, width: page.height, height: page.width };
}

function presentReread({ draft, reread }: ReviewedRow): DocumentDetail['reread'] {
  const newer = storedReread.safeParse(reread);
  if (!newer.success || draft === null) return null;
  return { changes: changesOf(documentDraft.parse(draft), newer.data.draft) };
}

function checkSentence(check: StoredCheck, language: Language): string {
  if (check.holds) return sentence(language, 'check_holds');
  return sentence(language, `check_${check.code}`, { found: check.found ?? '', expected: check.expected ?? '' });
}
