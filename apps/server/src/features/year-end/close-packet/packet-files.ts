import { createHash } from 'node:crypto';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyWork } from '../../../platform/http/call.ts';
import type { SpoolFolder } from '../../../platform/spool/index.ts';
import { chainLinks } from '../../books/ledger/index.ts';
import { sayIn } from '../../reports/report/index.ts';
import { CHECKER } from './checker.ts';
import type { PacketData } from './packet-data.ts';
import { csvOfTable, packetTables } from './packet-tables.ts';

/** A file of the packet as the manifest lists it. */
export interface ListedFile {
  path: string;
  bytes: number;
  sha256: string;
}

export type Keep = (path: string, chunks: AsyncIterable<string | Buffer>) => Promise<void>;

/** Writes a file of the packet to the spool and lists it. Its name there is its place in the list. */
export function keeper(folder: SpoolFolder, listed: ListedFile[]): Keep {
  return async (path, chunks) => {
    const { sizeBytes, sha256 } = await folder.write(String(listed.length), chunks);
    listed.push({ path, bytes: sizeBytes, sha256 });
  };
}

export async function* once(content: string | Buffer): AsyncGenerator<string | Buffer> {
  yield content;
}

/** The files that follow from the books, in the order of the ZIP. */
export async function keepData(keep: Keep, data: PacketData, call: CompanyWork): Promise<void> {
  const json = (value: unknown) => once(`${JSON.stringify(value, null, 1)}\n`);
  await keep('README.txt', once(sayIn(call.language)('packet_readme')));
  await keep('check.mjs', once(CHECKER));
  for (const { name, csv } of data.statements) await keep(`statements/${name}.csv`, once(csv));
  const { schedules, movements, checks, tasks, setting, ...period } = data.board;
  await keep('data/close.json', json({ company: data.company, ...period, checks, tasks, setting }));
  await keep('data/schedules.json', json(schedules));
  await keep('data/movements.json', json(movements));
  await keep('data/sign-offs.json', json(data.signOffs));
  for (const table of packetTables(data, call)) await keep(`data/${table.name}.csv`, once(csvOfTable(table)));
}

/**
 * The hash chain of the journal: every entry by its hash, and the entries of the period with the text that was hashed.
 * With them the checker shows that no entry was changed, removed or added between them.
 */
export async function* chainLines(
  tx: CompanyTransaction,
  { start, end }: { start: string; end: string },
): AsyncGenerator<string> {
  for await (const { number, date, previousHash, hash, text } of chainLinks(tx)) {
    const isInside = date >= start && date <= end;
    const link = { number: Number(number), previous_hash: previousHash, hash, text: isInside ? text : null };
    yield `${JSON.stringify(link)}\n`;
  }
}

/** The manifest and its SHA-256. */
export function manifestOf(
  data: PacketData,
  { companyId, now }: Pick<CompanyWork, 'companyId' | 'now'>,
  files: readonly ListedFile[],
): { text: string; hash: string } {
  const { board, company, head } = data;
  const manifest = {
    format: 'folio-close-packet-1',
    made_at: now.toISOString(),
    company: { id: companyId, name: company.name, name_zh: company.nameZh },
    period: { kind: board.kind, start: board.start, end: board.end },
    journal: { last_number: Number(head.lastNumber), last_hash: head.lastHash },
    files,
  };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}
