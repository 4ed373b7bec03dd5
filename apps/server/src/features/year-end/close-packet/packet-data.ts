import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CloseBoard, ReportName } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyWork } from '../../../platform/http/call.ts';
import { readBooks, readChainHead } from '../../books/ledger/index.ts';
import { fileOf, openSource, printedReport } from '../../reports/report/index.ts';
import { readBoard, requirePeriod } from '../close/index.ts';
import { type EvidenceRow, readEvidence, readSignOffs, type WholeSignOff } from './packet-store.ts';

/** A statement of the packet: its file as CSV, and its pages. */
export interface PacketStatement {
  name: ReportName;
  csv: Buffer;
  printed: Awaited<ReturnType<typeof printedReport>>;
}

/** Everything in a packet but the journal and the files, from one snapshot of the books. */
export interface PacketData {
  company: { name: string; nameZh: string | null };
  board: CloseBoard;
  signOffs: WholeSignOff[];
  evidence: EvidenceRow[];
  statements: PacketStatement[];
  head: { lastNumber: bigint; lastHash: string };
}

/** Reads the packet of a period. Throws `validation_failed` if no month or year of the company ends on the day. */
export async function readPacket(
  tx: CompanyTransaction,
  call: CompanyWork,
  name: Pick<CloseBoard, 'kind' | 'end'>,
  signal: AbortSignal,
): Promise<PacketData> {
  const books = await readBooks(tx);
  const { name: company, nameZh } = books;
  const period = await requirePeriod(tx, name, books);
  const board = await readBoard(tx, call, period);
  const { start: from, end: to } = period;
  const statements: PacketStatement[] = [];
  const wanted: [ReportName, Record<string, string>][] = [
    ['balance-sheet', { as_at: to }],
    ['profit-loss', { from, to }],
    ['cash-flow', { from, to }],
    ['trial-balance', { as_at: to }],
  ];
  for (const [report, asked] of wanted) {
    const open = () => openSource((work) => work(tx), call, report, asked);
    statements.push({
      name: report,
      csv: await bytesOf(await fileOf(call.language, 'csv', await open(), signal)),
      printed: await printedReport(call.language, await open()),
    });
  }
  return {
    company: { name: company, nameZh },
    board,
    signOffs: await readSignOffs(tx, period),
    evidence: await readEvidence(tx, period),
    statements,
    head: await readChainHead(tx),
  };
}

async function bytesOf(file: Readable | Buffer): Promise<Buffer> {
  return Buffer.isBuffer(file) ? file : buffer(file);
}
