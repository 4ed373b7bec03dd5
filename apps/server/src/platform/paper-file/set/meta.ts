import { NUMBER_WORDS, type PaperWord, printedDay, WORDS } from '@folio/paper';
import type { Content } from 'pdfmake/interfaces.js';
import { widthOf } from '../warm-fonts.ts';
import type { Sheet } from './sheet.ts';

/**
 * Number, dates, terms and references: the rows next to the title. `between` separates the English and Chinese date.
 */
function metaRows({ paper }: Sheet, between: ' ' | '\n'): { word: PaperWord; value: string }[] {
  const { language, creditOf } = paper;
  const languages = language === 'bilingual' ? (['en-US', 'zh-Hant'] as const) : [language];
  const day = (value: string | null): string | null =>
    value === null ? null : [...new Set(languages.map((one) => printedDay(value, one)))].join(between);
  const credited = creditOf === null ? null : [creditOf.number, day(creditOf.date)].filter(Boolean).join(', ');
  const rows: [PaperWord, string | null][] = [
    [NUMBER_WORDS[paper.type], paper.number],
    [WORDS.issueDate, day(paper.issueDate)],
    [paper.type === 'quotation' ? WORDS.validUntil : WORDS.dueDate, day(paper.dueDate)],
    [WORDS.paymentTerms, paper.paymentTerms],
    [WORDS.orderNumber, paper.orderNumber],
    [WORDS.reference, paper.reference],
    [WORDS.creditOf, credited],
  ];
  return rows.flatMap(([word, value]) => (value === null || value.trim() === '' ? [] : [{ word, value }]));
}

const GAP = 6;

/** The widest line of some texts, plus a small reserve. */
function widest(texts: readonly string[], sizePt: number): number {
  return Math.max(0, ...texts.flatMap((text) => text.split('\n')).map((line) => widthOf(line, sizePt))) + 1;
}

interface MetaText {
  readonly label: string;
  readonly value: string;
}

/** The rows with their widths. A label that is too wide in both languages gets one line for each language. */
function measured(sheet: Sheet, room: number, between: ' ' | '\n') {
  const size = sheet.look.size.text;
  const rows = metaRows(sheet, between);
  const valuesOf = rows.map(({ value }) => value);
  const values = Math.min(widest(valuesOf, size), (room * 2) / 3);
  const texts = rows.map(({ word, value }): MetaText => {
    const onOneLine = sheet.say(word);
    return { label: widest([onOneLine], size) <= room - values ? onOneLine : sheet.sayLines(word), value };
  });
  const labels = widest(
    texts.map(({ label }) => label),
    size,
  );
  return { texts, labels, values, fits: labels + values <= room };
}

/**
 * Labels on the left and values on the right, over `width` points. If both languages together are too wide, each gets
 * a separate line.
 */
export function metaTable(sheet: Sheet, width: number): Content {
  const { look } = sheet;
  const room = width - GAP;
  const beside = measured(sheet, room, ' ');
  const { texts, labels, values } = beside.fits ? beside : measured(sheet, room, '\n');
  if (texts.length === 0) return { text: '' };
  const valueWidth = Math.max(values, room - labels);
  return {
    table: {
      widths: [room - valueWidth, valueWidth],
      body: texts.map(({ label, value }) => [
        { text: label, color: look.muted },
        { text: value, alignment: 'right' },
      ]),
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 3),
      paddingRight: (column) => (column === 0 ? 3 : 0),
      paddingTop: () => 1,
      paddingBottom: () => 1,
    },
  };
}
