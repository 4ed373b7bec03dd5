import type { Dashboard } from '@folio/contract';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DashboardRange } from '../../../../api/queries/reports/dashboard.ts';
import { sharePercent } from '../../../../components/chart/share.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { salesPath } from '../report-paths.ts';
import { useCustomerIds } from './use-customer-ids.ts';
import './sales-card.css';

/** What was sold, what is still owed, and by whom most was bought. */
export function SalesCard({ figures, range }: { figures: Dashboard | undefined; range: DashboardRange }) {
  const { t } = useTranslation('home');
  const sales = figures?.sales;
  return (
    <Card title={t('sales')} extra={t(`topCustomers.${range}`)} className="whole-row">
      {sales === undefined ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        <div className="sales-grid grid gap-24">
          <SalesFigures sales={sales} days={figures} currency={figures?.base_currency} />
          <TopCustomers sales={sales} days={figures} currency={figures?.base_currency} />
        </div>
      )}
    </Card>
  );
}

type SalesWidget = Dashboard['sales'];
interface SalesProps {
  sales: SalesWidget;
  /** The range of the figures. */
  days: { from: string; to: string } | undefined;
  currency: string | undefined;
}

function SalesFigures({ sales, days, currency }: SalesProps) {
  const { t } = useTranslation('home');
  const daysToPay = sales.average_days_to_pay;
  return (
    <dl className="sales-figures terms-faint grid content-start gap-12">
      <Figure
        label={t('sales')}
        dot="dot-income"
        value={
          <Link to={days ? salesPath(days) : '/reports/transaction-detail'}>
            <Amount value={sales.sales} currency={currency} strong />
          </Link>
        }
      />
      <Figure label={t('received')} dot="dot-in" value={<Amount value={sales.received} currency={currency} strong />} />
      <Figure
        label={t('outstanding')}
        dot="dot-outstanding"
        value={
          <Link to="/sales?state=open">
            <Amount value={sales.outstanding} currency={currency} strong />
          </Link>
        }
      />
      <Figure
        label={t('overdue')}
        dot="dot-overdue"
        value={
          <Link to="/sales?state=overdue">
            <Amount value={sales.overdue} currency={currency} strong />
          </Link>
        }
      />
      <Figure
        label={t('daysToPay')}
        dot="dot-line"
        value={<strong>{daysToPay === null ? t('noDays') : t('days', { count: daysToPay })}</strong>}
      />
    </dl>
  );
}

function Figure({ label, dot, value }: { label: string; dot: string; value: ReactNode }) {
  return (
    <div>
      <dt className="font-small line-18">
        <span className={`dot right-5 radius-circle ${dot}`} />
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function TopCustomers({ sales, days, currency }: SalesProps) {
  const { t } = useTranslation('home');
  const customers = sales.top_customers;
  const largest = customers[0]?.sales ?? '0';
  const ids = useCustomerIds(customers.map((one) => one.contact));
  if (customers.length === 0) return <p className="self-center muted">{t('noCustomers')}</p>;
  const nameOf = (one: SalesWidget['top_customers'][number]) =>
    currentLanguage() === 'zh-Hant' && one.contact_zh ? one.contact_zh : one.contact;
  const pathOf = (name: string) => {
    const id = ids.get(name);
    return days && id !== undefined ? salesPath(days, id) : `/sales?q=${encodeURIComponent(name)}`;
  };
  return (
    <ol className="customers grid content-start gap-11">
      {customers.map((one) => (
        <li key={one.contact}>
          <Link to={pathOf(one.contact)} className="customer-link text-inherit grid items-center gap-16 radius-tiny">
            <span className="customer-name ellipsis">{nameOf(one)}</span>
            <span className="customer-bar bg-grey radius-tiny">
              <span className="block radius-tiny h-full" style={{ width: `${sharePercent(one.sales, largest)}%` }} />
            </span>
            <Amount value={one.sales} currency={currency} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
