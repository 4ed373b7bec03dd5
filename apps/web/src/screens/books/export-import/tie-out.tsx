import type { TieOut as TieOutData, TieOutMonth, TieOutRow } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import './tie-out.css';

const isNil = (amount: string) => !/[1-9]/.test(amount);

/** Theirs against ours, month by month; a month opens to its accounts. */
export function TieOut({ tieOut }: { tieOut: TieOutData }) {
  const { t } = useTranslation('accounting-exchange');
  const { months, holds, base_currency: currency } = tieOut;
  const explained = months.every((month) => isNil(month.unexplained));
  const verdict = holds ? 'tie.holds' : explained ? 'tie.explained' : 'tie.differs';
  return (
    <Card
      title={t('tie.title')}
      flush
      extra={<span className="side-hint above-4 font-small">{t('tie.in', { currency })}</span>}
    >
      <p
        className={
          holds
            ? 'tie-verdict icons-rigid flex items-center gap-12 pad-12-16 radius-large tie-verdict-holds text-green bg-green'
            : 'tie-verdict icons-rigid flex items-center gap-12 pad-12-16 text-amber bg-amber radius-large'
        }
        role="status"
      >
        <Icon name={holds ? 'circle-check' : 'circle-alert'} size={20} />
        <span>
          <strong className="bold">{t(verdict, { count: months.length })}</strong> {t(`tie.source.${tieOut.source}`)}
        </span>
      </p>
      <div
        className="tie-head hide-narrow grid items-center full gap-12 font-small muted ruled-below"
        aria-hidden="true"
      >
        <span>{t('tie.month')}</span>
        <span>{t('tie.accounts')}</span>
        <span>{t('tie.theirs')}</span>
        <span>{t('tie.ours')}</span>
        <span>{t('tie.difference')}</span>
      </div>
      <ul className="last-unruled" aria-label={t('tie.title')}>
        {months.map((month) => (
          <Month key={month.day} month={month} />
        ))}
      </ul>
    </Card>
  );
}

function Month({ month }: { month: TieOutMonth }) {
  const { t } = useTranslation('accounting-exchange');
  const [isOpen, setOpen] = useState(false);
  const figure = (label: string, value: string) => (
    <span className="tie-figure text-right">
      <span className="tie-label none font-small faint">{label}</span>
      <Amount value={value} />
    </span>
  );
  return (
    <li className="ruled-below">
      <button
        type="button"
        className="tie-month tint-hover min-h-44 text-inherit font-inherit border-0 bg-none grid items-center full gap-12 text-left pointer"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="inline-flex items-center gap-6">
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={15} />
          <Day value={month.day} />
        </span>
        <span className="tie-figure text-right">
          <span className="tie-label none font-small faint">{t('tie.accounts')}</span>
          <span className="figures num">{month.accounts}</span>
        </span>
        {figure(t('tie.theirs'), month.theirs_debit)}
        {figure(t('tie.ours'), month.ours_debit)}
        <span className="tie-figure text-right">
          <span className="tie-label none font-small faint">{t('tie.difference')}</span>
          <Difference amount={month.difference} isExplained={isNil(month.unexplained)} />
        </span>
      </button>
      {isOpen && <Accounts month={month} />}
    </li>
  );
}

function Difference({ amount, isExplained }: { amount: string; isExplained: boolean }) {
  const nil = isNil(amount);
  const tone = nil ? 'text-green' : isExplained ? 'text-amber' : 'text-red';
  return (
    <span className={`tie-difference inline-flex items-center justify-end gap-6 ${tone}`}>
      <Icon name={nil ? 'check' : 'triangle-alert'} size={14} />
      <Amount value={amount} />
    </span>
  );
}

/** The accounts of a month, those that differ first. */
function Accounts({ month }: { month: TieOutMonth }) {
  const { t } = useTranslation('accounting-exchange');
  const differing = month.rows.filter((row) => !isNil(row.difference));
  const rows = [...differing, ...month.rows.filter((row) => isNil(row.difference))];
  return (
    <ul className="tie-accounts font-base" aria-label={t('tie.accounts')}>
      {rows.map((row) => (
        <Account key={row.code} row={row} />
      ))}
    </ul>
  );
}

function Account({ row }: { row: TieOutRow }) {
  const { t } = useTranslation('accounting-exchange');
  return (
    <li className="tie-account pad-5-0 grid gap-12">
      <span>
        {row.code} {accountName(row)}
        {row.reason !== null && <span className="side-hint above-4 font-small">{t(`tie.reason.${row.reason}`)}</span>}
      </span>
      <Amount value={row.theirs} />
      <Amount value={row.ours} />
      <Difference amount={row.difference} isExplained={row.reason !== 'unknown'} />
    </li>
  );
}
