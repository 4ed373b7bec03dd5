import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { previewCalls } from '../../../../../api/queries/trade/invoice-editing.ts';
import { Day } from '../../../../../components/day/day.tsx';
import { Amount } from '../../../../../components/money/amount.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import { useAsked } from '../use-asked.ts';

const typingPauseMs = 900;

interface LookAlikesProps {
  type: InvoiceType;
  id: string | null;
  draft: InvoiceDraft;
  total: string | null;
}

/** Possible duplicates of the record: the same number, or the same amount on the same day. */
export const LookAlikes = memo(function LookAlikes({ type, id, draft, total }: LookAlikesProps) {
  const { t } = useTranslation('invoice-editor');
  const party = draft[type.startsWith('purchase') ? 'vendor' : 'customer'].name;
  // The fields that the duplicate search uses; typing a description does not start a search.
  const grounds = [type, id, draft.number, draft.contact_id, party, draft.issue_date, draft.currency, total].join('|');
  const isWorthAsking = draft.number !== '' || (total !== null && /[1-9]/.test(total));
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches again only when the grounds change
  const asked = useMemo(() => (isWorthAsking ? { type, id, draft } : null), [grounds, isWorthAsking]);
  const { answer } = useAsked(asked, previewCalls.lookAlikes, typingPauseMs);
  if (answer === null || answer.length === 0 || !isWorthAsking) return null;
  return (
    <div className="flex gap-10 below-12 pad-12-16 radius-large text-amber bg-amber" role="status">
      <Icon className="rigid above-2" name="triangle-alert" />
      <div className="fill-row min-0">
        <p>{t('alike.title', { count: answer.length })}</p>
        <ul className="alike-list">
          {answer.slice(0, 5).map((one) => (
            <li className="flex wrap text-plain pad-2-0" key={one.id}>
              <Link to={`/invoice/${one.id}`} target="_blank">
                {one.number || t('alike.noNumber')}
              </Link>
              <span>{one.contact}</span>
              <Day value={one.issue_date} />
              <Amount value={one.total} currency={one.currency} withCode />
              <span>{t(`alike.${one.reason}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});
