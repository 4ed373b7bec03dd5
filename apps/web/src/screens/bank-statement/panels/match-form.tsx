import type { InvoiceRow } from '@folio/contract';
import { Input, Skeleton } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { settleFields } from '../../../components/typed-fields.ts';
import { lineAmount } from '../coding/coding.ts';
import { focusSoon } from './focus-soon.ts';
import { useLineDraft } from './line-draft.ts';
import { MatchDifferenceChoice } from './match-difference.tsx';
import { type Chosen, differenceOf, requestOf, type Settlement } from './match-draft.ts';
import { MatchRow } from './match-row.tsx';
import { PanelFoot } from './panel-foot.tsx';
import type { PanelProps } from './panel-props.ts';
import { useOpenDocuments } from './use-open-documents.ts';

/**
 * The open documents a line settles: one or several, in part, with a fee, a write-off or more than is open. Arrows walk the
 * list while typing, Enter ticks; when nothing is left over, Enter sends.
 */
export function MatchForm({ line, desk }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const { currency } = desk.account;
  const whole = lineAmount(line);
  const [q, setQ] = useState('');
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useLineDraft<readonly Chosen[]>(line.id, 'match', () => []);
  const [settlement, setSettlement] = useState<Settlement>('part');
  const [rate, setRate] = useState<string | null>(null);
  const open = useOpenDocuments(line.type, q, whole);
  const others = open.rows.filter((row) => !chosen.some((one) => one.row.id === row.id));
  const rows = [...chosen.map(({ row }) => row), ...others];
  const difference = differenceOf(whole, chosen, currency, line.type);
  const settles = difference.offers.includes(settlement) ? settlement : 'part';
  const toggle = (row: InvoiceRow) => {
    const isIn = chosen.some((one) => one.row.id === row.id);
    const next = isIn ? chosen.filter((one) => one.row.id !== row.id) : [...chosen, { row, amount: row.due }];
    setChosen(next);
    setQ('');
    setAt(next.length);
    const isExact = next.length > 0 && differenceOf(whole, next, currency, line.type).kind === 'none';
    if (isExact) focusSoon('.line-panel [type="submit"]');
  };
  const change = (id: string, amount: string | null) =>
    setChosen(chosen.map((one) => (one.row.id === id ? { ...one, amount } : one)));
  const send = () => {
    if (chosen.length === 0 || !settleFields()) return;
    desk.coding.match(
      line,
      requestOf(chosen, difference, settles, rate),
      chosen.map(({ row }) => row.number),
    );
    desk.close();
  };
  const onSearchKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt(Math.max(0, Math.min(rows.length - 1, at + step)));
    const marked = rows[at];
    if (event.key === 'Enter' && !event.ctrlKey && marked) toggle(marked);
    if (step !== 0 || event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && event.ctrlKey) send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
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
        onChange={(event) => {
          setQ(event.target.value);
          setAt(chosen.length);
        }}
        onKeyDown={onSearchKey}
      />
      {open.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {!open.isPending && rows.length === 0 && <p className="panel-none">{t(`panel.match.none.${line.type}`)}</p>}
      <ul className="match-list">
        {rows.map((row, index) => (
          <MatchRow
            key={row.id}
            row={row}
            chosen={chosen.find((one) => one.row.id === row.id)}
            isMarked={index === at}
            accountCurrency={currency}
            onToggle={() => toggle(row)}
            onAmount={(amount) => change(row.id, amount)}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <MatchDifferenceChoice
          difference={difference}
          currency={currency}
          contact={chosen[0]?.row.contact ?? ''}
          last={chosen.at(-1)?.row.number ?? ''}
          settlement={settles}
          onSettlement={setSettlement}
        />
      )}
      <PanelFoot
        account={desk.account}
        rate={rate}
        onRate={setRate}
        onClose={desk.close}
        verb={t('panel.match.open')}
        isReady={chosen.length > 0}
      />
    </form>
  );
}
