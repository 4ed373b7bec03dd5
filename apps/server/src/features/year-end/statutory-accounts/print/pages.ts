import type { AccountsBook } from '@folio/contract';
import { dayInHongKong } from '@folio/ledger';
import type { Language } from '../../../../platform/http/call.ts';
import type { PrintedBook, PrintedSection, PrintedTable } from '../../../../platform/sheet-file/index.ts';
import { dayWords, periodWords, type Say, sayIn } from '../../../reports/report/index.ts';
import { noteNumbers, numberedNotes } from './note-numbers.ts';
import { notesTable } from './note-tables.ts';
import { type Setting, wordsIn } from './setting.ts';
import { matrixTables, statementTable } from './statement-tables.ts';
import { PAGE_WIDTH, paragraphRow, tableRow } from './table-parts.ts';

/** The accounts as pages: cover, contents, directors' report, statements, notes. */
export function accountsPages(
  book: AccountsBook,
  { language, isDraft, now }: { language: Language; isDraft: boolean; now: Date },
): PrintedBook {
  const setting: Setting = { book, language, say: sayIn(language), notes: numberedNotes(book, language), isDraft };
  const { say } = setting;
  const title = say('accounts_title');
  const company = companyName(setting);
  return {
    title: `${company} – ${title}`,
    author: company,
    language,
    createdAt: now,
    pageWords: pageWords(say),
    contents: say('pack_contents'),
    cover: {
      logo: null,
      lines: [
        ...companyNames(setting).map((text) => ({ text, size: 16, bold: true })),
        { text: title, size: 24, bold: true },
        { text: periodWords(say, book.period), size: 13, bold: false },
        ...(isDraft ? [{ text: say('accounts_draft'), size: 12, bold: true }] : []),
      ],
      details: [[say('pack_date'), dayWords(say, dayInHongKong(now))]],
    },
    sections: [
      section(setting, say('accounts_directors_report'), [reportTable(setting)], approvalLines(setting)),
      ...book.statements.filter(({ id }) => !id.startsWith('note_')).map((one) => statementSection(setting, one)),
      section(setting, say('accounts_notes'), [notesTable(setting)]),
    ],
  };
}

function companyName({ book: { company }, language }: Setting): string {
  return (language === 'zh-Hant' && company.name_zh) || company.name;
}

function companyNames(setting: Setting): string[] {
  const { company } = setting.book;
  return [...new Set([companyName(setting), company.name, company.name_zh])].filter((name) => name !== '');
}

function pageWords(say: Say): string {
  return say('report_page', { page: '{page}', pages: '{pages}' });
}

function statementSection(setting: Setting, statement: AccountsBook['statements'][number]): PrintedSection {
  const { say, language, book } = setting;
  const numbers = noteNumbers(setting.notes);
  const tables =
    statement.matrix === null ? [statementTable(setting, statement, numbers)] : matrixTables(setting, statement.matrix);
  const time =
    statement.time === 'at'
      ? say('report_as_at', { date: dayWords(say, book.period.to) })
      : periodWords(say, book.period);
  const closing = statement.id === 'financial_position' ? approvalLines(setting) : [];
  return section(setting, wordsIn(language, statement.title), tables, closing, time);
}

function section(
  setting: Setting,
  title: string,
  tables: readonly PrintedTable[],
  closing: readonly string[] = [],
  time = periodWords(setting.say, setting.book.period),
): PrintedSection {
  const { say, isDraft } = setting;
  const company = companyName(setting);
  return {
    landscape: false,
    fontSize: 9,
    opening: [
      { text: company, size: 10, bold: false },
      { text: title, size: 15, bold: true },
      { text: time, size: 9, bold: false },
    ],
    paragraphs: [],
    tables,
    closing,
    header: '',
    footer: isDraft ? `${company} · ${say('accounts_draft')}` : company,
    pageWords: pageWords(say),
    listed: title,
  };
}

/** The board's approval; signed on paper. */
function approvalLines({ say, book: { facts } }: Setting): string[] {
  const date = facts.approved_on === null ? '________' : dayWords(say, facts.approved_on);
  const signatures = facts.directors.slice(0, 2).map(() => '______________________');
  return [
    '',
    say('accounts_approved', { date }),
    '',
    '',
    signatures.join('          '),
    say('accounts_director_signs'),
  ];
}

function reportTable(setting: Setting): PrintedTable {
  const { say, book, language } = setting;
  const textOf = (key: string) => wordsIn(language, book.texts.find((text) => text.key === key) ?? { en: '', zh: '' });
  const part = (heading: string, lines: readonly string[]) =>
    lines.some((line) => line !== '')
      ? [tableRow([heading], { bold: true }), ...lines.map((line) => paragraphRow(line, 1))]
      : [];
  const directors = book.facts.directors.map(({ name, name_zh, change }) => {
    const names = [...new Set(language === 'zh-Hant' ? [name_zh || name] : [name || name_zh])];
    return change === '' ? names.join(' ') : `${names.join(' ')} (${change})`;
  });
  return {
    widths: [PAGE_WIDTH],
    heads: [],
    rows: [
      paragraphRow(say('accounts_report_intro'), 1),
      ...part(say('accounts_report_activities'), [textOf('activities')]),
      ...part(say('accounts_report_results'), [textOf('results')]),
      ...part(say('accounts_report_directors'), directors),
      ...part(say('accounts_report_auditor'), [textOf('auditor')]),
    ],
  };
}
