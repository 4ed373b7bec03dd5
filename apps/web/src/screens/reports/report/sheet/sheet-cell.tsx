import type { ReportSheet, SheetCell, SheetColumn } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { cellText, currencyBeside, figuresOf, hasSide, isFigure } from './cell-text.ts';
import { drillPath } from './links/drill-path.ts';

interface SheetCellContentProps {
  cell: SheetCell;
  column: SheetColumn;
  sheet: ReportSheet;
  /** The row's description, for the label of the link to a figure's postings. */
  words: string;
}

/** The content of a cell: a figure or text, and a link if it has a target. */
export function SheetCellContent({ cell, column, sheet, words }: SheetCellContentProps) {
  const { t } = useTranslation('reports');
  if (cell.value === null) return null;
  const value = hasSide(column, sheet.columns) ? cell.value.replace(/^-/, '') : cell.value;
  const text = cellText(value, cell.kind ?? column.kind, currentLanguage(), figuresOf(sheet));
  const hasOwnColumn = sheet.columns.some((one) => one.key === 'currency');
  const currency = hasOwnColumn ? null : currencyBeside(cell, column, sheet.base_currency);
  const written = (
    <>
      {currency !== null && <span className="right-5 font-tiny faint">{currency}</span>}
      {text}
    </>
  );
  if (cell.drill === undefined) return written;
  const context = { known_on: sheet.known_on ?? '', names: sheet.query.names ?? 'one' };
  const isAmount = isFigure(column.kind);
  return (
    <Link
      to={drillPath(cell.drill, context)}
      className={isAmount ? 'drill drill-figure' : 'drill'}
      {...(isAmount && words !== '' && { title: t('drill', { label: words }) })}
    >
      {written}
    </Link>
  );
}
