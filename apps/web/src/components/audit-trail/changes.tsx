import type { AuditRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { valueKind } from './change-words.ts';
import { useTrailWords } from './use-trail-words.ts';

type Change = AuditRow['changes'][number];

/** Shows each changed field before and after. A newly created fact has a value on one side only. */
export function Changes({ row }: { row: AuditRow }) {
  const { t } = useTranslation('accounting-audit-trail');
  const hasBefore = row.changes.some(({ before }) => before !== null);
  return (
    <table className="trail-changes full font-base bg-sunken joined radius-medium">
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {hasBefore && <th scope="col">{t('before')}</th>}
          <th scope="col">{t(hasBefore ? 'after' : 'value')}</th>
        </tr>
      </thead>
      <tbody>
        {row.changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may be listed twice, and the order never changes
          <tr key={`${change.field} ${index}`}>
            <th scope="row">{change.label}</th>
            {hasBefore && <Side change={change} value={change.before} />}
            <Side change={change} value={change.after} isAfter />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ change, value, isAfter }: { change: Change; value: string | null; isAfter?: boolean }) {
  const { valueWord } = useTrailWords();
  const kind = valueKind(change.field, value);
  const words = valueWord(change.field, value);
  const className = kind === 'nothing' ? 'faint' : isAfter ? 'medium' : 'trail-before';
  return (
    <td className={className}>
      {kind === 'hash' || kind === 'structure' ? <code className="font-small">{words}</code> : words}
    </td>
  );
}
