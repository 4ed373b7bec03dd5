import type { ReportSheet } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CellBar } from '../../../../components/chart/cell-bar.tsx';
import { largestOf } from '../../../../components/chart/share.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { drillPath } from '../sheet/links/drill-path.ts';
import { type LargeExpense, profitFiguresOf } from './profit-figures.ts';
import './profit-panel.css';

const openKey = 'folio.profitPanel';

/** Margins and the largest expenses above the profit and loss, on the screen only. Stays open or closed. */
export function ProfitPanel({ sheet }: { sheet: ReportSheet }) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(() => localStorage.getItem(openKey) !== 'closed');
  const figures = profitFiguresOf(sheet);
  if (figures === null) return null;
  const keep = (next: boolean) => {
    setOpen(next);
    localStorage.setItem(openKey, next ? 'open' : 'closed');
  };
  return (
    <details
      className="profit-panel hide-print pad-12-16 below-16 bg-card framed radius-huge"
      open={isOpen}
      onToggle={(event) => keep(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        className="bold pointer"
        onClick={(event) => {
          // The toggle is reported some time after the click: a page that is left in between would forget it.
          event.preventDefault();
          keep(!isOpen);
        }}
      >
        {t('profit.title')}
      </summary>
      <div className="profit-parts grid gap-24 above-12">
        <dl className="grid content-start gap-12 m-0 terms-faint">
          <Margin label={t('profit.grossMargin')} percent={figures.grossMargin} />
          <Margin label={t('profit.netMargin')} percent={figures.netMargin} />
        </dl>
        <div>
          <h2 className="font-base bold">{t('profit.largest')}</h2>
          {figures.expenses.length === 0 ? (
            <p className="muted">{t('profit.noExpenses')}</p>
          ) : (
            <ol className="profit-expenses m-0 p-0 grid gap-8">
              {figures.expenses.map((one) => (
                <Expense key={one.key} expense={one} all={figures.expenses} sheet={sheet} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </details>
  );
}

function Margin({ label, percent }: { label: string; percent: string | null }) {
  return (
    <div>
      <dt className="font-base">{label}</dt>
      <dd className="profit-margin m-0 bold figures num">{percent === null ? '–' : `${percent}%`}</dd>
    </div>
  );
}

interface ExpenseProps {
  expense: LargeExpense;
  all: readonly LargeExpense[];
  sheet: ReportSheet;
}

function Expense({ expense: { name, cell }, all, sheet }: ExpenseProps) {
  const context = { known_on: sheet.known_on ?? '', names: sheet.query.names ?? 'one' };
  const figure = <Amount value={cell.value} currency={sheet.base_currency} />;
  return (
    <li>
      <span className="flex between gap-16 font-base">
        <span>{name}</span>
        {cell.drill === undefined ? figure : <Link to={drillPath(cell.drill, context)}>{figure}</Link>}
      </span>
      <CellBar value={cell.value} largest={largestOf(all.map((one) => one.cell.value))} />
    </li>
  );
}
