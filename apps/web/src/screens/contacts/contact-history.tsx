import type { ContactDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/start-language.ts';
import { hongKongTime } from '../accounting/audit-trail/hong-kong-time.ts';

/** What was done to a contact, the latest first. */
export function ContactHistory({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  return (
    <ol className="contact-history">
      {contact.history.map((event, at) => (
        // Two events may share an instant; the list is never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two events of one instant apart
        <li key={`${event.at}-${at}`}>
          <p>
            <strong>{t(`history.${event.action}`)}</strong>
            {event.detail && <span> {detailWords(event.action, event.detail)}</span>}
          </p>
          <p className="contact-history-when">
            <time dateTime={event.at}>{hongKongTime(event.at, currentLanguage())}</time>
            {' · '}
            {event.by ?? t('history.nobody')}
          </p>
        </li>
      ))}
    </ol>
  );

  /** Of a change the fields, of a merge the other's name; a new contact has its fields beside it. */
  function detailWords(action: string, detail: string): string {
    if (action === 'contact_added') return '';
    if (action !== 'contact_changed') return detail;
    return detail
      .split(',')
      .map((field) => t(`field.${field}`))
      .join(t('history.comma'));
  }
}
