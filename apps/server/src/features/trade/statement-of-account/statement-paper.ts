import type { DocumentLanguage } from '@folio/contract';
import { type ContactStatementLine, type ContactStatementPart, type Day, displayMoney } from '@folio/ledger';
import { isMessageWord, type MessageWord } from '../../../messages/index.ts';
import type { PrintedCell, PrintedDocument, PrintedRow, PrintedTable } from '../../../platform/sheet-file/index.ts';
import { dueDateOf } from './read-statement.ts';
import { namesOnPaper, paperDay, type SayOnPaper, sayOnPaper } from './statement-words.ts';

/** A party on a printed document: names and addresses in either language. */
export interface PaperParty {
  name: string;
  nameZh: string | null;
  address: string | null;
  addressZh: string | null;
}

/** The data of a printed statement of account. */
export interface StatementPaper {
  language: DocumentLanguage;
  side: 'customer' | 'supplier';
  company: PaperParty & { br: string; phone: string | null; email: string | null };
  contact: PaperParty;
  from: Day;
  to: Day;
  parts: readonly ContactStatementPart[];
  producedAt: Date;
}

/** Points: day, kind, number, reference, due, charge, credit, balance; together they fill a portrait page. */
const WIDTHS = [62, 86, 66, 65, 62, 60, 60, 62] as const;
const AGEING_WIDTH = WIDTHS.reduce((sum, width) => sum + width, 0) / 6;

/** The pages of a statement: the receiver, the lines of each currency with their running balance, and the ageing. */
export function statementPages(paper: StatementPaper): PrintedDocument {
  const { language, company, contact, from, to } = paper;
  const say = sayOnPaper(language);
  const title = say('statement_title');
  const period = `${paperDay(language, from)} – ${paperDay(language, to)}`;
  const [companyName = company.name] = namesOnPaper(language, company.name, company.nameZh);
  const [contactName = contact.name] = namesOnPaper(language, contact.name, contact.nameZh);
  return {
    landscape: false,
    fontSize: 7.5,
    title: `${title} – ${contactName} – ${period}`,
    author: companyName,
    language: language === 'zh-Hant' ? 'zh-Hant' : 'en-US',
    createdAt: paper.producedAt,
    opening: companyHead(paper, say),
    parties: { left: addressee(paper, say), right: facts(paper, say, { title, period }) },
    tables: paper.parts.flatMap((part) => [linesTable(paper, say, part), ageingTable(say, part)]),
    closing: [say('statement_note', {}, '\n')],
    header: `${companyName} · ${title} · ${contactName}`,
    footer: `${title} · ${period}`,
    pageWords: say('report_page', { page: '{page}', pages: '{pages}' }),
  };
}

const plain = (text: string, size = 8) => ({ text, size, bold: false });
const strong = (text: string, size = 8) => ({ text, size, bold: true });

function companyHead({ language, company }: StatementPaper, say: SayOnPaper) {
  const names = namesOnPaper(language, company.name, company.nameZh);
  const reach = [company.phone, company.email].filter((text) => text !== null).join(' · ');
  return [
    ...names.map((name, index) => strong(name, index === 0 ? 14 : 12)),
    ...[company.address ?? '', `${say('statement_br')} ${company.br}`, reach]
      .filter(Boolean)
      .map((text) => plain(text)),
  ];
}

function addressee({ language, contact }: StatementPaper, say: SayOnPaper) {
  const names = namesOnPaper(language, contact.name, contact.nameZh);
  const addresses = namesOnPaper(language, contact.address ?? contact.addressZh ?? '', contact.addressZh);
  return [
    plain(say('statement_to'), 7),
    ...names.map((name) => strong(name, 10)),
    ...addresses.map((text) => plain(text)),
  ];
}

function facts({ parts }: StatementPaper, say: SayOnPaper, { title, period }: { title: string; period: string }) {
  const due = parts.map(({ currency, closingMinor }) => displayMoney(closingMinor, currency, { code: true }));
  return [strong(title, 13), plain(period, 9), strong(`${say('statement_due')}  ${due.join('\n')}`, 10)];
}

const row = (cells: readonly PrintedCell[], over: Partial<PrintedRow> = {}): PrintedRow => ({
  cells,
  bold: false,
  indent: 0,
  lineAbove: false,
  spread: 1,
  ...over,
});
const left = (text: string): PrintedCell => ({ text, right: false });
const right = (text: string): PrintedCell => ({ text, right: true });

function linesTable(
  { language, side, from, to }: StatementPaper,
  say: SayOnPaper,
  part: ContactStatementPart,
): PrintedTable {
  const { currency, openingMinor, closingMinor, lines } = part;
  const head = (word: MessageWord) => say(word, {}, '\n');
  const blank = [left(''), left(''), left(''), right(''), right('')];
  const figure = (amount: bigint) => right(displayMoney(amount, currency));
  const total = (word: MessageWord, day: Day, amount: bigint) =>
    row([left(paperDay(language, day)), left(say(word, {}, '\n')), ...blank, figure(amount)], {
      bold: true,
      lineAbove: true,
    });
  return {
    widths: WIDTHS,
    heads: [
      row(
        [
          left(head('report_column_date')),
          left(head('statement_what')),
          left(head('report_column_number')),
          left(head('report_column_reference')),
          left(head('report_column_due_date')),
          right(head(side === 'customer' ? 'statement_charge' : 'statement_billed')),
          right(head('statement_credit')),
          right(`${head('report_column_balance')}\n${currency}`),
        ],
        { bold: true },
      ),
    ],
    rows: [
      total('statement_opening', from, openingMinor),
      ...lines.map((line) => lineRow(language, say, line, figure)),
      total('statement_closing', to, closingMinor),
    ],
    follows: true,
  };
}

function lineRow(
  language: DocumentLanguage,
  say: SayOnPaper,
  line: ContactStatementLine,
  figure: (amount: bigint) => PrintedCell,
): PrintedRow {
  const { amountMinor } = line;
  const due = dueDateOf(line);
  return row([
    left(paperDay(language, line.date)),
    left(kindWord(say, line.kind)),
    left(line.number),
    left(line.reference ?? ''),
    left(due === null ? '' : paperDay(language, due)),
    amountMinor > 0n ? figure(amountMinor) : right(''),
    amountMinor < 0n ? figure(-amountMinor) : right(''),
    figure(line.balanceMinor),
  ]);
}

function kindWord(say: SayOnPaper, kind: string): string {
  const word = `report_kind_${kind}`;
  return isMessageWord(word) ? say(word) : kind;
}

function ageingTable(say: SayOnPaper, { currency, ageingMinor, closingMinor }: ContactStatementPart): PrintedTable {
  const days = (from: string, to: string) => say('report_column_bucket', { from, to }, '\n');
  const heads = [
    say('statement_not_due', {}, '\n'),
    days('1', '30'),
    days('31', '60'),
    days('61', '90'),
    say('report_column_bucket_over', { days: '90' }, '\n'),
    `${say('statement_due', {}, '\n')}\n${currency}`,
  ];
  const amounts = [...ageingMinor, closingMinor];
  return {
    widths: heads.map(() => AGEING_WIDTH),
    heads: [row(heads.map(right), { bold: true })],
    rows: [row(amounts.map((amount) => right(displayMoney(amount, currency, { dashForZero: true }))))],
    follows: true,
    whole: true,
  };
}
