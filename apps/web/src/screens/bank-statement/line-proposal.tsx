import type { BankLineRow, LineSuggestion } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { Day } from '../../components/day.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';
import { lineAmount, suggestedAccount } from './coding.ts';

/** What is proposed for a line and why; or what it became. */
export function LineProposal({ line, isPending }: { line: BankLineRow; isPending: boolean }) {
  const { t } = useTranslation('bank-statement');
  if (line.coded) return <Coded coded={line.coded} />;
  if (line.suggestion === null) return <span className="line-none">{isPending ? null : t('noSuggestion')}</span>;
  return (
    <>
      <Target suggestion={line.suggestion} amount={lineAmount(line)} />
      <span className="reasons">
        {line.suggestion.reasons.map((reason) => (
          <span key={`${reason.kind}${reason.value}`} className={reason.good ? 'reason reason-good' : 'reason'}>
            {t(`reason.${reason.kind}`, { value: reason.value ?? '' }).trim()}
          </span>
        ))}
      </span>
    </>
  );
}

function Coded({ coded }: { coded: NonNullable<BankLineRow['coded']> }) {
  if (coded.journal_entry_id === null) return <span className="line-coded">{coded.text}</span>;
  return (
    <Link className="line-coded" to={`/journal-entry/${coded.journal_entry_id}`}>
      {coded.text}
    </Link>
  );
}

function Target({ suggestion, amount }: { suggestion: LineSuggestion; amount: string }) {
  const { t } = useTranslation(['bank-statement', 'reports']);
  const { document } = suggestion;
  if (document) {
    const isPart = document.open !== amount;
    return (
      <span className="line-target">
        <Link to={`/invoice/${document.id}`}>
          <strong>{document.number}</strong>
        </Link>{' '}
        {document.contact}{' '}
        {isPart && (
          <span className="line-part">
            {t('partOf')} <Amount value={document.open} />
          </span>
        )}
      </span>
    );
  }
  if (suggestion.entry) {
    const { entry } = suggestion;
    return (
      <span className="line-target">
        <Link to={`/journal-entry/${entry.id}`}>
          <strong>{entry.number}</strong>
        </Link>{' '}
        {t(`reports:kind.${entry.kind}`, { defaultValue: entry.kind })} <Day value={entry.date} short /> {entry.contact}
      </span>
    );
  }
  const name = suggestedAccount(suggestion, currentLanguage() === 'zh-Hant');
  return (
    <span className="line-target">
      <strong>{suggestion.action === 'transfer' ? t('transferTo', { account: name }) : name}</strong>
    </span>
  );
}
