import { displayMoney, parseMoney } from '@folio/ledger';
import type { CompanyWork } from '../../../platform/http/call.ts';
import {
  CELL_PADDING,
  PRINT_WIDTH,
  type PrintedBook,
  type PrintedRow,
  type PrintedSection,
} from '../../../platform/sheet-file/index.ts';
import { dayWords, periodWords, type Say, sayIn } from '../../reports/report/index.ts';
import type { PacketData, PacketStatement } from './packet-data.ts';
import { type PacketTable, packetTables } from './packet-tables.ts';

/** A longer list is only in the ZIP: no user reads it on pages. */
const MAX_LISTED = 2_000;

/** The packet as a book: statements, schedules, movements, tasks, sign-offs and the list of evidence. */
export function packetBook(data: PacketData, call: CompanyWork): PrintedBook {
  const say = sayIn(call.language, call.dayStyle);
  const { company, board } = data;
  const period = periodWords(say, { from: board.start, to: board.end });
  const names = [...new Set([company.name, ...(company.nameZh ? [company.nameZh] : [])])];
  const pageWords = say('report_page', { page: '{page}', pages: '{pages}' });
  const header = [names[0] ?? '', period].join(' · ');
  return {
    title: `${say('packet_title')} – ${period}`,
    author: company.name,
    language: call.language,
    createdAt: call.now,
    cover: {
      logo: null,
      lines: [
        ...names.map((text) => ({ text, size: 14, bold: false })),
        { text: say('packet_title'), size: 24, bold: true },
        { text: period, size: 14, bold: false },
      ],
      details: [
        [say('pack_date'), dayWords(say, call.today)],
        [say('packet_locked'), say(board.locked ? 'packet_yes' : 'packet_no')],
        [say('packet_last_entry'), `${data.head.lastNumber} · ${data.head.lastHash}`],
      ],
    },
    contents: say('pack_contents'),
    pageWords,
    sections: [
      ...data.statements.map((statement) => statementSection(statement)),
      ...packetTables(data, call).map((table) =>
        tableSection(table, { say, header, pageWords, currency: board.currency }),
      ),
    ],
  };
}

function statementSection({ printed }: PacketStatement): PrintedSection {
  const { landscape, fontSize, opening, tables, closing, header, footer, pageWords } = printed;
  const [, title, period] = opening;
  const listed = [title?.text, period?.text].join(' – ');
  return { landscape, fontSize, opening, tables, closing, header, footer, pageWords, listed, paragraphs: [] };
}

interface PageFacts {
  say: Say;
  header: string;
  pageWords: string;
  currency: string;
}

function tableSection(table: PacketTable, { say, header, pageWords, currency }: PageFacts): PrintedSection {
  const { title, columns, rows, name } = table;
  const isListed = rows.length <= MAX_LISTED;
  const note =
    rows.length === 0
      ? say('packet_no_rows')
      : say('packet_in_file', { count: String(rows.length), file: `data/${name}.csv` });
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const width = PRINT_WIDTH.landscape - columns.length * 2 * CELL_PADDING;
  const shown = (row: readonly string[]): PrintedRow =>
    printedRow(
      row.map((text, index) => ({
        text: columns[index]?.isFigure ? figureWords(text, currency) : text,
        right: columns[index]?.isFigure ?? false,
      })),
      false,
    );
  const heads = printedRow(
    columns.map(({ label, isFigure }) => ({ text: label, right: isFigure })),
    true,
  );
  return {
    landscape: true,
    fontSize: 7,
    opening: [{ text: title, size: 15, bold: true }],
    tables:
      isListed && rows.length > 0
        ? [{ widths: columns.map(({ share }) => (share * width) / total), heads: [heads], rows: rows.map(shown) }]
        : [],
    closing: [],
    header,
    footer: '',
    pageWords,
    listed: title,
    paragraphs: isListed && rows.length > 0 ? [] : [note],
  };
}

function printedRow(cells: PrintedRow['cells'], bold: boolean): PrintedRow {
  return { cells, bold, indent: 0, lineAbove: false, spread: 1 };
}

/** Money as on statements; a percentage and an amount in another currency as they are. */
function figureWords(text: string, currency: string): string {
  const isMoney = /^-?\d+(\.\d{2,4})?$/.test(text);
  return isMoney ? displayMoney(parseMoney(text, currency), currency) : text;
}
