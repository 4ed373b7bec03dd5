import { Input, Skeleton } from 'antd';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';
import { MatchDifferenceChoice } from './match-difference.tsx';
import { MatchRow } from './match-row.tsx';
import { PanelFoot } from './panel-foot.tsx';
import type { PanelProps } from './panel-props.ts';
import { useMatch } from './use-match.ts';

/**
 * The open documents a line settles: one or several, in part, with a fee, a write-off or more than is open. Arrows walk the
 * list while typing, Enter ticks; when nothing is left over, Enter sends.
 */
export function MatchForm({ line, desk }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const match = useMatch({ line, desk });
  const { at, rows, chosen, difference } = match;
  const { currency } = desk.account;
  const onSearchKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) match.setAt(Math.max(0, Math.min(rows.length - 1, at + step)));
    const marked = rows[at];
    if (event.key === 'Enter' && !event.ctrlKey && marked) match.toggle(marked);
    if (step !== 0 || event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && event.ctrlKey) match.send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    match.send();
  };
  return (
    <form onSubmit={submit}>
      <Input
        autoFocus
        type="search"
        aria-label={t('panel.match.search')}
        placeholder={t('panel.match.search')}
        prefix={<Icon name="search" size={15} />}
        value={match.q}
        onChange={(event) => match.search(event.target.value)}
        onKeyDown={onSearchKey}
      />
      {match.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {!match.isPending && rows.length === 0 && (
        <p className="panel-none muted">{t(`panel.match.none.${line.type}`)}</p>
      )}
      <ul className="match-list pad-4 scroll-y above-8 bg-card framed radius-large">
        {rows.map((row, index) => (
          <MatchRow
            key={row.id}
            row={row}
            chosen={chosen.find((one) => one.row.id === row.id)}
            isMarked={index === at}
            accountCurrency={currency}
            onToggle={() => match.toggle(row)}
            onAmount={(amount) => match.change(row.id, amount)}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <MatchDifferenceChoice
          difference={difference}
          currency={currency}
          contact={chosen[0]?.row.contact ?? ''}
          last={chosen.at(-1)?.row.number ?? ''}
          settlement={match.settles}
          feeAccounts={match.feeAccounts}
          onSettlement={match.setSettlement}
        />
      )}
      <PanelFoot
        account={desk.account}
        rate={match.rate}
        onRate={match.setRate}
        onClose={desk.close}
        verb={t('panel.match.open')}
        isReady={chosen.length > 0}
      />
    </form>
  );
}
