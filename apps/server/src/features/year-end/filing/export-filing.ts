import type { FilingFileKind } from '@folio/contract';
import { CSV_MARK, csvRow } from '@folio/csv';
import { type FilingPack, writeFiling } from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { AccountsCall } from '../statutory-accounts/index.ts';
import { openFiling } from './open-filing.ts';
import { listFrozen } from './store.ts';
import { storedPack } from './stored-pack.ts';

export interface ExportWish {
  year: string;
  file: FilingFileKind;
  /** A frozen filing; without it as the books are now. */
  number?: number | undefined;
}

/** A file of a filing. Throws `not_found` for a year without a tax computation, or a number that was never frozen. */
export async function exportFiling(
  tx: CompanyTransaction,
  call: AccountsCall,
  { year, file, number }: ExportWish,
): Promise<{ name: string; type: string; content: string }> {
  const pack = await packOf(tx, call, year, number);
  const draft = number === undefined ? ' draft' : ` ${number}`;
  const name = `${pack.companyName} ${year} ${file}${draft}`.replace(/[\\/:*?"<>|]/g, '-');
  if (file === 'sheet')
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: dataSheet(pack, call.language) };
  const document = pack.documents.find((one) => one.file === file);
  if (document === undefined) throw new DomainError('not_found');
  return { name: `${name}.xhtml`, type: 'application/xhtml+xml; charset=utf-8', content: writeFiling(pack, document) };
}

async function packOf(
  tx: CompanyTransaction,
  call: AccountsCall,
  year: string,
  number: number | undefined,
): Promise<FilingPack> {
  if (number === undefined) {
    const opened = await openFiling(tx, call, year);
    if (opened === null) throw new DomainError('not_found');
    return opened.pack;
  }
  const frozen = (await listFrozen(tx, year)).find((one) => one.number === number);
  if (frozen === undefined) throw new DomainError('not_found');
  return storedPack.parse(JSON.parse(frozen.content));
}

/** The values of both files as a table, to type them into a return or another program. */
function dataSheet(pack: FilingPack, language: Language): string {
  const words = (text: { en: string; zh: string }) => (language === 'zh-Hant' ? text.zh : text.en);
  const heads = ['section', 'item', 'element', 'period', 'value'].map((word) =>
    sentence(language, `filing_sheet_${word}`),
  );
  const lines = pack.documents.flatMap(({ sections }) =>
    sections.flatMap(({ title, rows }) =>
      rows.flatMap(({ label, cells }) =>
        cells.flatMap((cell) => {
          if (cell === null) return [];
          const { from, to } = cell.context;
          const period = from === null ? to : `${from} - ${to}`;
          return [[words(title), words(label), cell.element ?? '', period, cell.value]];
        }),
      ),
    ),
  );
  return `${CSV_MARK}${[heads, ...lines].map((cells) => csvRow(cells)).join('')}`;
}
