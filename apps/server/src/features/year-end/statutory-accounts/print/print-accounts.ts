import { type AccountsBook, type AccountsFormat, accountsBook } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { DOCX_TYPE, writeDocx, writePdfBook } from '../../../../platform/sheet-file/index.ts';
import type { ReadPage } from '../../../reports/report/index.ts';
import { listFrozen } from '../frozen-store.ts';
import { type AccountsCall, openAccounts } from '../open-accounts.ts';
import { accountsPages } from './pages.ts';

export interface PrintWish {
  end: Day;
  language: Language;
  format: AccountsFormat;
  /** Frozen accounts; without it the last ones if the accounts are final, else the draft. */
  number?: number | undefined;
}

/** The accounts as a PDF or a Word document. Throws `not_found` for a number that was never frozen. */
export async function printAccounts(
  read: ReadPage,
  call: AccountsCall,
  { end, language, format, number }: PrintWish,
  signal: AbortSignal,
): Promise<{ name: string; type: string; content: Buffer }> {
  const { book, isDraft } = await read((tx) => printedBook(tx, call, end, number));
  const pages = accountsPages(book, { language, isDraft, now: call.now });
  const name = fileName(book, { language, format, isDraft });
  if (format === 'docx') return { name, type: DOCX_TYPE, content: await writeDocx(pages) };
  return { name, type: 'application/pdf', content: Buffer.from(await writePdfBook(pages, signal)) };
}

async function printedBook(
  tx: CompanyTransaction,
  call: AccountsCall,
  end: Day,
  number: number | undefined,
): Promise<{ book: AccountsBook; isDraft: boolean }> {
  const { stored, book } = await openAccounts(tx, call, end);
  const frozen = stored === null ? [] : await listFrozen(tx, stored.id);
  const wanted = number ?? (stored?.state === 'final' ? frozen[0]?.number : undefined);
  if (wanted === undefined) return { book, isDraft: true };
  const found = frozen.find((one) => one.number === wanted);
  if (found === undefined) throw new DomainError('not_found');
  return { book: accountsBook.parse(JSON.parse(found.content)), isDraft: false };
}

function fileName(
  { company, period }: AccountsBook,
  { language, format, isDraft }: Pick<PrintWish, 'language' | 'format'> & { isDraft: boolean },
): string {
  const name = (language === 'zh-Hant' && company.name_zh) || company.name;
  return `${name} ${period.to}${isDraft ? ' draft' : ''} ${language}.${format}`.replace(/[\\/:*?"<>|]/g, ' ');
}
