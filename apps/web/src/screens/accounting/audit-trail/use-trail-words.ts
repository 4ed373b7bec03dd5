import type { AuditRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../components/format-day.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { fieldKeys, valueKeys, valueKind } from './change-words.ts';
import { hongKongTime } from './hong-kong-time.ts';
import { subjectName } from './subject.ts';

/** A rate is known by its currency and its day. */
const wireDay = /(?<=^[A-Z]{3} )\d{4}-\d{2}-\d{2}$/;

/** The words of a row. What has none yet falls back to its own, so that nothing is blank. */
export function useTrailWords() {
  const { t } = useTranslation('accounting-audit-trail');
  // The words of entries, accounts and tax codes stand with their screens.
  useTranslation('reports');
  useTranslation('accounting-chart-of-accounts');
  useTranslation('accounting-tax-codes');
  useTranslation('bank-rules');
  const plain = (word: string) => word.replaceAll('_', ' ');
  const typeWord = (type: string) =>
    t([`accounting-audit-trail:type.${type}`, `reports:kind.${type}`], { defaultValue: plain(type) });
  const fieldWord = (action: string, field: string) => t(fieldKeys(action, field), { defaultValue: plain(field) });
  return {
    typeWord,
    actionWord: (action: string) => t(`action.${action}`, { defaultValue: plain(action) }),
    fieldWord,
    valueWord: (field: string, value: string | null) => valueWord(field, value),
    /** What the row is about: `Tax code UK20`. An entry says it all itself. */
    subjectWord: (row: AuditRow) => {
      if (row.action === 'period_lock') return t('subjectOf.period_lock');
      const name = subjectName(row).replace(wireDay, (day) => formatDay(day, currentLanguage()));
      if (row.subject !== '') return name;
      return name === '' ? typeWord(row.subject_type) : t('named', { type: typeWord(row.subject_type), name });
    },
    /** In a few words what changed: an entry's kind and day, the one thing that changed, else the fields. */
    summary: ({ action, changes }: AuditRow) => {
      const afterOf = (field: string) => changes.find((change) => change.field === field)?.after ?? null;
      const [kind, date] = [afterOf('kind'), afterOf('date')];
      if (action === 'posted' && kind !== null && date !== null)
        return t('posting', { kind: valueWord('kind', kind), date: valueWord('date', date) });
      const main = changes.length === 1 ? changes[0] : changes.find(({ field }) => field === 'value');
      if (main === undefined)
        return [...new Set(changes.map(({ field }) => fieldWord(action, field)))].join(t('comma'));
      return t(main.before === null ? 'oneFact' : 'oneChange', {
        field: fieldWord(action, main.field),
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
