import type { BankLineRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lineAmount } from '../coding/coding.ts';
import { Reasons } from './reasons.tsx';
import { Target } from './target.tsx';

/** What is proposed for a line and why; or what it became. */
export function LineProposal({ line }: { line: BankLineRow }) {
  const { t } = useTranslation('bank-statement');
  if (line.coded) return <Coded coded={line.coded} />;
  if (line.suggestion === null) return <span className="line-none clip">{t('noSuggestion')}</span>;
  return (
    <>
      <Target suggestion={line.suggestion} amount={lineAmount(line)} />
      <Reasons suggestion={line.suggestion} />
    </>
  );
}

function Coded({ coded }: { coded: NonNullable<BankLineRow['coded']> }) {
  if (coded.journal_entry_id === null) return <span className="line-coded block clip nowrap dots">{coded.text}</span>;
  return (
    <Link
      className="line-coded block clip nowrap dots"
      tabIndex={-1}
      to={`/journal-entry/${coded.journal_entry_id}`}
      title={coded.text}
    >
      {coded.text}
    </Link>
  );
}
