import {
  isNil,
  type PaperLanguage,
  type PaperTax,
  printedFigure,
  said,
  TOTAL_WORDS,
  takenOff,
  taxName,
  WORDS,
} from '@folio/paper';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { widthOf } from '../warm-fonts.ts';
import type { Sheet } from './sheet.ts';

/** Taxes of more codes than this get a separate table below the totals. */
export const MAX_TAXES = 8;
const PADDING = 4;

interface TotalRow {
  readonly label: string;
  readonly value: string;
  readonly weight: 'plain' | 'note' | 'great';
}

/**
 * 'UK VAT 20% on 1,000.00', or 'Includes UK VAT 20% ...'; in both languages, separated by `between`, if the tax has
 * both names.
 */
export function taxLabel({ paper }: Sheet, tax: PaperTax, between = '\n'): string {
  const isIncluded = paper.amountsAre === 'tax_inclusive';
  const labelIn = (language: PaperLanguage): string =>
    [
      isIncluded ? said(WORDS.taxIncluded, language) : '',
      taxName(tax, language),
      tax.kind === 'reverse_charge' ? `(${said(WORDS.reverseCharge, language)})` : '',
      said(WORDS.taxBase, language),
      printedFigure(tax.base),
    ]
      .filter(Boolean)
      .join(' ');
  if (paper.language !== 'bilingual' || tax.nameZh === null) return labelIn(paper.language);
  return labelIn('en-US') + between + labelIn('zh-Hant');
}

function taxRows(sheet: Sheet): TotalRow[] {
  const { paper } = sheet;
  if (paper.amountsAre === 'no_tax' || paper.taxes.length === 0) return [];
  const included = paper.amountsAre === 'tax_inclusive';
  const weight = included ? 'note' : 'plain';
  const before = included ? `${sheet.say(WORDS.taxIncluded)} ` : '';
  if (paper.taxes.length > MAX_TAXES)
    return [{ label: before + sheet.say(WORDS.totalTax), value: printedFigure(paper.totalTax), weight }];
  return paper.taxes.map((tax) => ({ label: taxLabel(sheet, tax), value: printedFigure(tax.tax), weight }));
}

/** From the sum of the items to the amount due; no amount is printed twice. */
function totalRows(sheet: Sheet): TotalRow[] {
  const { paper } = sheet;
  const plain = (label: string, value: string): TotalRow => ({ label, value: printedFigure(value), weight: 'plain' });
  const rows: TotalRow[] = [];
  const taxes = taxRows(sheet);
  const isExclusive = paper.amountsAre === 'tax_exclusive';
  if (paper.discount !== null) {
    rows.push(plain(sheet.say(WORDS.itemsTotal), paper.itemsTotal));
    rows.push(
      plain(`${sheet.say(WORDS.discount)}${statedPercent(paper.discount.stated)}`, takenOff(paper.discount.money)),
    );
  }
  if (isExclusive && taxes.length > 0) rows.push(plain(sheet.say(WORDS.subtotal), paper.subtotal), ...taxes);
  rows.push({
    label: `${sheet.say(TOTAL_WORDS[paper.type])} ${paper.currency}`,
    value: printedFigure(paper.total),
    weight: 'great',
  });
  if (!isExclusive) rows.push(...taxes);
  return [...rows, ...settledRows(sheet)];
}

function statedPercent(stated: string): string {
  return stated.endsWith('%') ? ` ${stated}` : '';
}

function settledRows(sheet: Sheet): TotalRow[] {
  const { paper } = sheet;
  if (isNil(paper.paid) || paper.type === 'receipt' || paper.type === 'quotation') return [];
  const isCredit = paper.type === 'sales_credit_note' || paper.type === 'purchase_credit_note';
  return [
    {
      label: sheet.say(isCredit ? WORDS.applied : WORDS.paid),
      value: printedFigure(takenOff(paper.paid)),
      weight: 'plain',
    },
    {
      label: `${sheet.say(isCredit ? WORDS.creditLeft : WORDS.amountDue)} ${paper.currency}`,
      value: printedFigure(paper.due),
      weight: 'great',
    },
  ];
}

/** The totals, over `width` points. */
export function totalsTable(sheet: Sheet, width: number): Content {
  const { look } = sheet;
  const rows = totalRows(sheet);
  const great = look.size.text + 2;
  const valueWidth =
    Math.max(...rows.map((row) => widthOf(row.value, row.weight === 'great' ? great : look.size.text, 'bold'))) + 1;
  const labelWidth = width - valueWidth - 4 * PADDING;
  return {
    table: { widths: [labelWidth, valueWidth], body: rows.map((row) => cellsOf(sheet, row, great)) },
    layout: {
      hLineWidth: (line) => (look.totalFill === null && isGreat(rows[line]) ? 0.8 : 0),
      vLineWidth: () => 0,
      hLineColor: () => look.ink,
      paddingLeft: () => PADDING,
      paddingRight: () => PADDING,
      paddingTop: (row) => (isGreat(rows[row]) ? 4 : 1.5),
      paddingBottom: (row) => (isGreat(rows[row]) ? 4 : 1.5),
    },
  };
}

function isGreat(row: TotalRow | undefined): boolean {
  return row?.weight === 'great';
}

function cellsOf({ look }: Sheet, { label, value, weight }: TotalRow, greatSize: number): TableCell[] {
  const filled = weight === 'great' && look.totalFill !== null ? { fillColor: look.totalFill } : {};
  const style = {
    fontSize: weight === 'great' ? greatSize : weight === 'note' ? look.size.small : look.size.text,
    bold: weight === 'great',
    color: weight === 'great' ? look.totalInk : weight === 'note' ? look.muted : look.ink,
    ...filled,
  };
  return [
    { text: label, ...style },
    { text: value, alignment: 'right', ...style },
  ];
}
