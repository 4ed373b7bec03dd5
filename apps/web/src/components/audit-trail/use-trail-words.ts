import type { AuditRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/start-language.ts';
import { formatDay } from '../day/format-day.ts';
import { hongKongTime } from '../day/hong-kong-time.ts';
import { valueKeys, valueKind } from './change-words.ts';

/** Matches the day in the identifier of a rate, which is currency and day. */
const wireDay = /(?<=^[A-Z]{3} )\d{4}-\d{2}-\d{2}$/;

/** Texts of a row that depend on the reader's time zone and date format. */
export function useTrailWords() {
  const { t } = useTranslation('accounting-audit-trail');
  // Loads the labels of entries, accounts and tax codes, which belong to other screens.
  useTranslation('reports');
  useTranslation('accounting-chart-of-accounts');
  useTranslation('accounting-tax-codes');
  useTranslation('bank-rules');
  return {
    valueWord: (field: string, value: string | null) => valueWord(field, value),
    /** The subject of the row, such as `Tax code UK20`. Empty for an entry, whose summary names it already. */
    subjectWord: (row: AuditRow) => {
      if (row.action === 'period_lock') return t('subjectOf.period_lock');
      const name = row.subject.replace(wireDay, (day) => formatDay(day, currentLanguage()));
      if (row.entry_id !== null) return name;
      return name === '' ? row.about : t('named', { type: row.about, name });
    },
    /**
     * Summarizes the change: an entry's kind and day, or the single changed value, else the names of the changed
     * fields.
     */
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
