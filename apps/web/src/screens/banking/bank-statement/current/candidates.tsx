import type { BankLineRow, LineSuggestion } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { candidatesQuery } from '../../../../api/queries/banking/bank.ts';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { lineAmount } from '../coding/coding.ts';
import type { Desk } from '../desk/use-desk.ts';
import { Reasons } from '../proposal/reasons.tsx';
import { Target } from '../proposal/target.tsx';

/** A line passed by while typing ahead asks for nothing. */
const settledMs = 60;

/** Other things the line may be, by the number that picks them; those of the next line are fetched ahead. */
export function Candidates({ desk, line }: { desk: Desk; line: BankLineRow }) {
  const { t } = useTranslation('bank-statement');
  const queryClient = useQueryClient();
  const isSettled = useSettled(line.id);
  const { data, isFetching, error } = useQuery({ ...candidatesQuery(line.id), enabled: isSettled });
  const nextId = desk.list.at(desk.current.index + 1)?.id;
  useEffect(() => {
    if (isSettled && nextId !== undefined) void queryClient.prefetchQuery(candidatesQuery(nextId));
  }, [isSettled, nextId, queryClient]);
  if (data === undefined) {
    if (error) return <p className="around-0-0-8 font-small muted">{t('candidate.failed')}</p>;
    return isFetching ? <p className="around-0-0-8 font-small muted">{t('candidate.looking')}</p> : null;
  }
  if (data.candidates.length < 2) return null;
  return (
    <ol
      className="candidates grid list-none gap-2 around-0-0-8 pad-6-8 bg-card framed radius-large"
      aria-label={t('candidate.title')}
    >
      {data.candidates.map((candidate, index) => (
        <li key={keyOf(candidate)} className="candidate tint-hover grid items-center radius-small">
          <button
            type="button"
            className="candidate-pick p-0 border-0 bg-none grid centred radius-small pointer"
            disabled={desk.readOnly}
            aria-label={t('candidate.pick', { number: index + 1 })}
            onClick={() => desk.pick(line, index)}
          >
            <KeyCap>{String(index + 1)}</KeyCap>
          </button>
          <span className="muted">{t(`candidate.${candidate.action}`)}</span>
          <Target suggestion={candidate} amount={lineAmount(line)} />
          <Reasons suggestion={candidate} />
        </li>
      ))}
    </ol>
  );
}

function keyOf({ action, documents, entries, parts, rule_id, score }: LineSuggestion): string {
  const ids = [...documents, ...entries].map(({ id }) => id);
  const accounts = parts.map((part) => `${part.account_code}=${part.amount}`);
  return [action, rule_id, score, ...ids, ...accounts].join(' ');
}

function useSettled(id: string): boolean {
  const [settledId, setSettledId] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettledId(id), settledMs);
    return () => clearTimeout(timer);
  }, [id]);
  return settledId === id;
}
