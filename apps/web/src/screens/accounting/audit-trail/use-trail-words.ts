import type { AuditRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../components/format-day.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { valueKeys, valueKind } from './change-words.ts';
import { hongKongTime } from './hong-kong-time.ts';

/** A rate is known by its currency and its day. */
const wireDay = /(?<=^[A-Z]{3} )\d{4}-\d{2}-\d{2}$/;

/** The words of a row that the server leaves to the reader's clock and calendar. */
export function useTrailWords() {
  const { t } = useTranslation('accounting-audit-trail');
  // The words of entries, accounts and tax codes stand with their screens.
  useTranslation('reports');
  useTranslation('accounting-chart-of-accounts');
  useTranslation('accounting-tax-codes');
  useTranslation('bank-rules');
  return {
    valueWord: (field: string, value: string | null) => valueWord(field, value),
    /** What the row is about: `Tax code UK20`. An entry says it all itself. */
    subjectWord: (row: AuditRow) => {
      if (row.action === 'period_lock') return t('subjectOf.period_lock');
      const name = row.subject.replace(wireDay, (day) => formatDay(day, currentLanguage()));
      if (row.entry_id !== null) return name;
      return name === '' ? row.about : t('named', { type: row.about, name });
    },
    /** In a few words what changed: an entry's kind and day, the one thing that changed, else the fields. */
    summary: ({ action, changes }: AuditRow) => {
      const afterOf = (field: string) => changes.find((change) => change.field === field)?.after ?? null;
      const [kind, date] = [afterOf('kind'), afterOf('date')];
      if (action === 'posted' && kind !== null && date !== null)
        return t('posting', { kind: valueWord('kind', kind), date: valueWord('date', date) });
      const main = changes.length === 1 ? changes[0] : changes.find(({ field }) => field === 'value');
      if (main === undefined) return [...new Set(changes.map(({ label }) => label))].join(t('comma'));
      return t(main.before === null ? 'oneFact' : 'oneChange', {
        field: main.label,
        before: valueWord(main.field, main.before),
        after: valueWord(main.field, main.after),
      });
    },
  };

  function valueWord(field: string, value: string | null): string {
    const language = currentLanguage();
    const kind = valueKind(field, value);
    if (value === null || kind === 'nothing') return t('nothing');
    if (kind === 'day') return formatDay(value, language);
    if (kind === 'instant') return hongKongTime(value, language);
    if (kind === 'yes' || kind === 'no') return t(kind);
    return kind === 'word' ? t(valueKeys(field, value), { defaultValue: value }) : value;
  }
}
