import type { LineSuggestion } from '@folio/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { partName } from '../coding/coding.ts';

interface TargetProps {
  suggestion: LineSuggestion;
  /** What moved on the line, for a part of a document. */
  amount: string;
}

/** What a suggestion leads to: documents, records in the books, another own account, or accounts of the chart. */
export function Target({ suggestion, amount }: TargetProps) {
  return (
    <span className="line-target block clip nowrap dots strong-bold">
      <Words suggestion={suggestion} amount={amount} />
      <Difference suggestion={suggestion} />
    </span>
  );
}

function Words({ suggestion, amount }: TargetProps) {
  const { t } = useTranslation(['bank-statement', 'reports']);
  const isChinese = currentLanguage() === 'zh-Hant';
  if (suggestion.documents.length > 0) return <Documents documents={suggestion.documents} amount={amount} />;
  if (suggestion.entries.length > 0) return <Entries entries={suggestion.entries} />;
  if (suggestion.action === 'exclude') return <strong>{t('leaveOut')}</strong>;
  const [first] = suggestion.parts;
  if (first === undefined) return null;
  if (suggestion.action === 'transfer')
    return <strong>{t('transferTo', { account: partName(first, isChinese) })}</strong>;
  if (suggestion.parts.length === 1) {
    return (
      <>
        <strong>{partName(first, isChinese)}</strong> <TaxCode code={first.tax_code} />
      </>
    );
  }
  return (
    <>
      <strong>{t('splitInto')}</strong>{' '}
      {suggestion.parts.map((part, index) => (
        <Fragment key={[part.account_code, part.amount, part.tax_code].join(' ')}>
          {index > 0 && ' · '}
          {partName(part, isChinese)} <Amount value={part.amount} /> <TaxCode code={part.tax_code} />
        </Fragment>
      ))}
    </>
  );
}

function TaxCode({ code }: { code: string | null }) {
  return code === null ? null : <span className="line-part">{code}</span>;
}

function Documents({ documents, amount }: { documents: LineSuggestion['documents']; amount: string }) {
  const { t } = useTranslation('bank-statement');
  const [first] = documents;
  const isPart = documents.length === 1 && first !== undefined && first.open !== first.settles;
  return (
    <>
      {documents.map((document, index) => (
        <Fragment key={document.id}>
          {index > 0 && ', '}
          <Link className="text-plain" to={`/invoice/${document.id}`} tabIndex={-1}>
            <strong>{document.number}</strong>
          </Link>
        </Fragment>
      ))}{' '}
      {first?.contact}{' '}
      {isPart && (
        <span className="line-part">
          {t('partOf')} <Amount value={first.open} currency={first.currency} withCode={first.settles !== amount} />
        </span>
      )}
    </>
  );
}

function Entries({ entries }: { entries: LineSuggestion['entries'] }) {
  const { t } = useTranslation(['bank-statement', 'reports']);
  return entries.map((entry, index) => (
    <Fragment key={entry.id}>
      {index > 0 && ' · '}
      <Link className="text-plain" to={`/journal-entry/${entry.id}`} tabIndex={-1}>
        <strong>{entry.number}</strong>
      </Link>{' '}
      {t(`reports:kind.${entry.kind}`, { defaultValue: entry.kind })} <Day value={entry.date} short /> {entry.contact}
    </Fragment>
  ));
}

function Difference({ suggestion: { difference } }: { suggestion: LineSuggestion }) {
  const { t } = useTranslation('bank-statement');
  if (difference === null || difference.kind === 'part') return null;
  return (
    <span className="line-part">
      {' '}
      {t(`gap.${difference.kind}`)} <Amount value={difference.amount} />
    </span>
  );
}
