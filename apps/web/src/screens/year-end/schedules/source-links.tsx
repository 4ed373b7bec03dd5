import type { Schedule } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePeriodSpot } from '../../../api/queries/year-end/schedule.ts';
import { boxText, spotPath } from '../../../components/document/evidence.ts';

interface SourceLinksProps {
  kind: Schedule['kind'];
  source: NonNullable<Schedule['source']>;
}

/** The entry, its bill or invoice, and the places of the item and of the period on the page. */
export function SourceLinks({ kind, source }: SourceLinksProps) {
  const { t } = useTranslation('accounting-schedules');
  return (
    <span className="inline-flex wrap gap-12">
      <Link to={`/journal-entry/${source.entry_id}`}>{t('entry')}</Link>
      {source.invoice_id && <Link to={`/invoice/${source.invoice_id}`}>{t('invoice')}</Link>}
      {source.document_id && (
        <Link to={spotPath(source.document_id, source.spot)}>
          {source.spot ? t('place', { page: source.spot.page }) : t('document')}
        </Link>
      )}
      {source.document_id && (kind === 'prepayment' || kind === 'deferred_income') && (
        <PeriodLink kind={kind} source={source} />
      )}
    </span>
  );
}

/** The place of the period, unless the words of the item state it. */
function PeriodLink({ kind, source }: SourceLinksProps & { kind: 'prepayment' | 'deferred_income' }) {
  const { t } = useTranslation('accounting-schedules');
  const { entry_id, line_no, spot: item } = source;
  const { data: spot } = usePeriodSpot({ kind, entry_id, line_no }, true);
  if (!spot || spot.box === null) return null;
  if (item !== null && item.box !== null && boxText(item.box) === boxText(spot.box)) return null;
  return <Link to={spotPath(spot.document_id, spot)}>{t('periodPlace', { page: spot.page })}</Link>;
}
