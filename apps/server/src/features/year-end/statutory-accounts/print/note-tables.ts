import { shownAmount } from '@folio/ledger';
import type { PrintedRow, PrintedTable } from '../../../../platform/sheet-file/index.ts';
import { periodWords } from '../../../reports/report/index.ts';
import type { NumberedNote } from './note-numbers.ts';
import { type Setting, wordsIn } from './setting.ts';
import { amountRow, periodsIn } from './statement-tables.ts';
import { currencySign, PAGE_WIDTH, paragraphRow, printedAmount, tableRow } from './table-parts.ts';

const AMOUNT_WIDTH = 96;

/** All notes in one table, so that texts and figures follow each other on a page. */
export function notesTable(setting: Setting): PrintedTable {
  const { book, language, say } = setting;
  const periods = periodsIn(book);
  const sign = currencySign(book.currency, language);
  return {
    widths: [PAGE_WIDTH - periods.length * AMOUNT_WIDTH, ...periods.map(() => AMOUNT_WIDTH)],
    heads: [
      tableRow(['', ...periods.map((period) => periodWords(say, period, 'lines'))], { bold: true }),
      tableRow(['', ...periods.map(() => sign)], { bold: true }),
    ],
    rows: setting.notes.flatMap((note) => [...headingRows(setting, note), ...contentRows(setting, note)]),
  };
}

function headingRows({ book, language }: Setting, { number, title }: NumberedNote): PrintedRow[] {
  const columns = 1 + periodsIn(book).length;
  return [
    paragraphRow(' ', columns),
    { ...paragraphRow(`${number}. ${wordsIn(language, title)}`, columns), bold: true },
  ];
}

function contentRows(setting: Setting, { texts, statement, facts }: NumberedNote): PrintedRow[] {
  const { book, language } = setting;
  const columns = 1 + periodsIn(book).length;
  const printed = texts.map((key) => book.texts.find((text) => text.key === key) ?? { en: '', zh: '' });
  const rows = book.statements.find(({ id }) => id === statement)?.rows ?? [];
  return [
    ...printed
      .map((text) => (language === 'zh-Hant' ? text.zh : text.en))
      .filter((text) => text !== '')
      .map((text) => paragraphRow(text, columns)),
    ...rows.map((row) =>
      amountRow(
        row.kind,
        [wordsIn(language, row.label), ...row.figures.map(({ shown }) => printedAmount(shown))],
        columns,
      ),
    ),
    ...(facts === 'emoluments' ? emolumentRows(setting) : []),
    ...(facts === 'related' ? relatedRows(setting) : []),
  ];
}

interface Years {
  current: string;
  previous: string;
}

function yearCells({ book }: Setting, { current, previous }: Years): string[] {
  const amounts = book.previous === null ? [current] : [current, previous];
  return amounts.map((amount) => printedAmount(shownAmount(amount, book.rounding)));
}

function emolumentRows(setting: Setting): PrintedRow[] {
  const { say, book } = setting;
  const { fees, other, pension } = book.facts.emoluments;
  const row = (label: string, years: Years) =>
    amountRow('plain', [label, ...yearCells(setting, years)], 1 + periodsIn(book).length);
  return [
    row(say('accounts_emoluments_fees'), fees),
    row(say('accounts_emoluments_other'), other),
    row(say('accounts_emoluments_pension'), pension),
  ];
}

function relatedRows(setting: Setting): PrintedRow[] {
  const columns = 1 + periodsIn(setting.book).length;
  return setting.book.facts.related.map((party) => {
    const words = [party.name, party.relationship, party.nature].filter((word) => word !== '').join(' · ');
    return amountRow('plain', [words, ...yearCells(setting, party)], columns);
  });
}
