import type { ContactDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { hongKongTime } from '../../../components/day/hong-kong-time.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';

/** The contact's events, the latest first. */
export function ContactHistory({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  return (
    <ol className="contact-history m-0 p-0 grid scroll-y list-none gap-12">
      {contact.history.map((event, at) => (
        // Two events may have the same instant; the list is never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: two events of one instant have no other difference
        <li key={`${event.at}-${at}`}>
          <p>
            <strong className="bold">{t(`history.${event.action}`)}</strong>
            {event.detail && <span> {detailWords(event.action, event.detail)}</span>}
          </p>
          <p className="font-small faint">
            <time dateTime={event.at}>{hongKongTime(event.at, currentLanguage())}</time>
            {' · '}
            {event.by ?? t('history.nobody')}
          </p>
        </li>
      ))}
    </ol>
  );

  /**
   * For a change, the fields; for a merge, the other contact's name. A new contact's fields are already on the page.
   */
  function detailWords(action: string, detail: string): string {
    if (action === 'contact_added') return '';
    if (action !== 'contact_changed') return detail;
    return detail
      .split(',')
      .map((field) => t(`field.${field}`))
      .join(t('history.comma'));
  }
}
