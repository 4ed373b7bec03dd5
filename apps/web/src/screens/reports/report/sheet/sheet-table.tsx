import type { ReportSheet } from '@folio/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverflows } from '../../../../components/hooks/use-overflows.ts';
import type { FoldControl } from '../use-folds.ts';
import { useKeptScroll } from '../use-kept-scroll.ts';
import { useWholeText } from '../view/use-whole-text.ts';
import { barredColumn } from './aged/aged-parts.ts';
import { detailKeys, foldSheet, sectionsOf } from './fold.ts';
import { moveAmongLinks } from './links/move-among-links.ts';
import { classOf, headGroups } from './sheet-layout.ts';
import { SheetTableRow } from './sheet-row.tsx';
import { useHiddenEdges } from './use-hidden-edges.ts';
import './sheet-table.css';

interface SheetTableProps {
  sheet: ReportSheet;
  /** A list of records: a row is one line, and cuts long texts. */
  isList: boolean;
  control: FoldControl;
}

/**
 * The figures. The heads stay in sight: at the top of the window, or of the sheet's own scrolling box where it is wider
 * than its place; there the first column and the sums stay too, with a shadow where figures are hidden.
 */
export function SheetTable({ sheet: whole, isList, control }: SheetTableProps) {
  const [isWholeText] = useWholeText();
  const isLines = isList && !isWholeText;
  const [box, isWide] = useOverflows<HTMLElement>('table');
  useKeptScroll(box);
  useHiddenEdges(box);
  const { folds, toggle } = control;
  const { sheet, rows } = useMemo(() => foldSheet(whole, folds), [whole, folds]);
  const bars = useMemo(() => barredColumn(whole), [whole]);
  const sections = useMemo(() => sectionsOf(whole.rows), [whole.rows]);
  const details = useMemo(() => detailKeys(whole.rows), [whole.rows]);
  return (
    <section
      ref={box}
      className={isWide ? 'sheet-box relative sheet-box-wide' : 'sheet-box relative'}
      aria-label={sheet.title}
      // A scrolling region has to be reachable by keyboard.
      {...(isWide && { tabIndex: 0 })}
    >
      <table
        className={`sheet-table full cells-left cells-regular ${isLines ? 'sheet-lines' : 'cells-top'}`}
        onKeyDown={moveAmongLinks}
      >
        <TableHead sheet={sheet} />
        <tbody>
          {rows.map((shown) => (
            <SheetTableRow
              key={shown.row.key}
              shown={shown}
              sheet={sheet}
              bars={bars}
              isLines={isLines}
              onFold={(fold) => toggle(fold.kind, fold.key, fold.kind === 'section' ? sections : details)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TableHead({ sheet }: { sheet: ReportSheet }) {
  const { t } = useTranslation('reports');
  const groups = headGroups(sheet.columns);
  return (
    <thead>
      {groups.length > 0 && (
        <tr className="sheet-groups">
          {groups.map((group) =>
            group.label === null ? (
              <td className="h-28" key={group.key} colSpan={group.span} />
            ) : (
              <th className="h-28" key={group.key} scope="colgroup" colSpan={group.span}>
                {group.label}
              </th>
            ),
          )}
        </tr>
      )}
      <tr>
        {sheet.columns.map((column) => (
          <th key={column.key} scope="col" className={classOf(column)} data-column={column.key}>
            {column.label || <span className="visually-hidden absolute clip nowrap">{t('accountWord')}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
