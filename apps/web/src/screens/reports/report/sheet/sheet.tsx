import type { ReportSheet } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import type { ReportPage } from '../../../../api/queries/reports/report.ts';
import { useIsPhone, useMediaQuery } from '../../../../components/hooks/use-is-phone.ts';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { Card } from '../../../../components/page/card.tsx';
import type { FoldControl } from '../use-folds.ts';
import { AgedBar } from './aged/aged-bar.tsx';
import { ofAge } from './aged/aged-parts.ts';
import { SheetCards } from './cards/sheet-cards.tsx';
import { EmptySheet } from './empty-sheet.tsx';
import { narrowSheet, tabletSheet } from './narrow-sheet.ts';
import { SheetFoot } from './sheet-foot.tsx';
import { isWideSheet } from './sheet-layout.ts';
import { SheetPages } from './sheet-pages.tsx';
import { SheetTable } from './sheet-table.tsx';
import './sheet.css';
import './sheet-print.css';

interface SheetProps {
  page: ReportPage;
  /** A list of records: on a phone each is a card. */
  isList: boolean;
  control: FoldControl;
  /** The figures are those of the last parameters, or are being fetched again. */
  isStale: boolean;
  /** The names of the filters that exclude records. */
  filters: readonly string[];
  onClearFilters: () => void;
  onPage: (page: number) => void;
}

/** The sheet: company, title, days, figures, and whether its accounting identities hold. */
export function Sheet({ page, isList, control, isStale, filters, onClearFilters, onPage }: SheetProps) {
  const { t } = useTranslation('reports');
  const isPhone = useIsPhone();
  const isTablet = useMediaQuery('screen and (640px <= width < 1200px)');
  const { meta } = page;
  const [{ age }, setView] = useUrlState({ age: '' });
  const whole = ofAge(page.sheet, age);
  const sheet = fitted(whole, { isList, isPhone, isTablet });
  const classes = [
    'sheet',
    (isWideSheet(sheet.columns) || isList) && 'sheet-wide',
    isStale && 'sheet-stale',
    sheet.rows.length > 0 && isPhone && isList && 'sheet-as-cards',
  ];
  return (
    <Card className={classes.filter(Boolean).join(' ')}>
      <header className="report-head text-center">
        <p className="bold font-title">{sheet.company}</p>
        <h1 className="above-2 font-title">{sheet.title}</h1>
        <p className="muted">{t('currencyLine', { period: sheet.period, currency: sheet.base_currency })}</p>
      </header>
      <AgedBar sheet={page.sheet} age={age} onAge={(next) => setView({ age: next })} />
      {sheet.empty && <EmptySheet sheet={sheet} filters={filters} onClearFilters={onClearFilters} />}
      {sheet.rows.length > 0 &&
        (isPhone && isList ? (
          <SheetCards sheet={sheet} control={control} />
        ) : (
          <SheetTable sheet={sheet} isList={isList} control={control} />
        ))}
      <SheetPages sheet={sheet} meta={meta} onPage={onPage} />
      <SheetFoot sheet={sheet} />
    </Card>
  );
}

/** The columns for which the window has room. */
function fitted(sheet: ReportSheet, to: { isList: boolean; isPhone: boolean; isTablet: boolean }): ReportSheet {
  if (to.isList) return to.isTablet ? tabletSheet(sheet) : sheet;
  return to.isPhone ? narrowSheet(sheet) : sheet;
}
