import type { AuditRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useHistory } from '../../../../api/queries/reports/report.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { instantText } from '../sheet/cell-text.ts';

/** The audit events of the entry and of its source; shows nothing if there are no events. */
export function EntryHistory({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('reports');
  const { data } = useHistory(subjectId);
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="entry-history above-24 ruled-above" aria-labelledby="entry-history">
      <h2 className="below-8 font-body" id="entry-history">
        {t('entry.history')}
      </h2>
      <ol className="grid gap-8 font-base">
        {data.map((event) => (
          <HistoryEvent key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function HistoryEvent({ event }: { event: AuditRow }) {
  const { t } = useTranslation('reports');
  // The details of a posting are already shown above.
  const changes = event.action === 'posted' ? [] : event.changes;
  return (
    <li>
      <span>{instantText(event.at, currentLanguage())}</span> {event.what} {event.subject}
      {event.by !== null && <span> {t('entry.by', { name: event.by })}</span>}
      {changes.length > 0 && (
        <dl className="grid gap-2">
          {changes.map((change) => (
            <div key={change.field}>
              <dt className="faint">{change.label}</dt>
              <dd>
                {change.before ?? '–'} → {change.after ?? '–'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
