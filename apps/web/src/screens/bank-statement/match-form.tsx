import type { InvoiceRow } from '@folio/contract';
import { Button, Checkbox, Input, Skeleton } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InvoiceSide, useInvoices } from '../../api/queries/invoice.ts';
import { Amount } from '../../components/amount.tsx';
import { Day } from '../../components/day.tsx';
import { Icon } from '../../components/icon.tsx';
import { isNil, leftOver, lineAmount } from './coding.ts';
import type { PanelProps } from './panel-props.ts';
import { RateField } from './rate-field.tsx';

const openStates = 'unpaid,partly_paid,overdue';
const offered = 50;

/** Finds the open invoices or bills a line pays: one, or several together. */
export function MatchForm({ line, account, coding, onClose }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const side: InvoiceSide = line.type === 'received' ? 'sales' : 'purchases';
  const [q, setQ] = useState('');
  const { data, isPending } = useInvoices(side, {
    page: 1,
    limit: offered,
    state: openStates,
    q: q.trim() || undefined,
  });
  const suggestedId = line.suggestion?.document?.id;
  const [rate, setRate] = useState<string | null>(null);
  const [chosen, setChosen] = useState<InvoiceRow[]>([]);
  const others = (data?.data ?? []).filter((row) => !chosen.some((one) => one.id === row.id));
  const fits = (row: InvoiceRow) =>
    row.id === suggestedId || (row.currency === account.currency && row.due === lineAmount(line));
  const rows = [...chosen, ...others.filter(fits), ...others.filter((row) => !fits(row))];
  const sameCurrency = chosen.every((row) => row.currency === account.currency);
  const left = sameCurrency
    ? leftOver(
        lineAmount(line),
        chosen.map((row) => row.due),
        account.currency,
      )
    : null;
  const toggle = (row: InvoiceRow) =>
    setChosen((before) =>
      before.some((one) => one.id === row.id) ? before.filter((one) => one.id !== row.id) : [...before, row],
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    onClose();
    coding.match(
      line.id,
      chosen.map(({ id }) => ({ id })),
      rate === null ? {} : { rate },
    );
  };
  return (
    <form onSubmit={submit}>
      <Input
        autoFocus
        type="search"
        aria-label={t('panel.match.search')}
        placeholder={t('panel.match.search')}
        prefix={<Icon name="search" size={15} />}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && rows.length === 0 && <p className="panel-none">{t(`panel.match.none.${side}`)}</p>}
      <ul className="match-list">
        {rows.map((row) => (
          <li key={row.id}>
            <Checkbox checked={chosen.some((one) => one.id === row.id)} onChange={() => toggle(row)}>
              <span className="match-row">
                <strong>{row.number}</strong>
                <span className="match-contact">
                  {row.contact} {row.id === suggestedId && <em>{t('panel.match.suggested')}</em>}
                </span>
                <Day value={row.due_date ?? row.issue_date} />
                <Amount value={row.due} currency={row.currency} withCode={row.currency !== account.currency} />
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className="panel-foot">
        <RateField account={account} value={rate} onChange={setRate} />
        {chosen.length > 0 && left !== null && !isNil(left) && (
          <span className="panel-left" role="status">
            {t('panel.left')} <Amount value={left} currency={account.currency} strong />
          </span>
        )}
        <span className="panel-buttons">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="primary" htmlType="submit" disabled={chosen.length === 0}>
            {t('panel.match.open')}
          </Button>
        </span>
      </div>
    </form>
  );
}
