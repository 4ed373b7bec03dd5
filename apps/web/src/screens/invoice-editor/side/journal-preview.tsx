import type { JournalPreview as Preview } from '@folio/contract';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftAsTyped, previewCalls } from '../../../api/queries/invoice-editing.ts';
import { accountName } from '../../../components/account-select.tsx';
import { Amount } from '../../../components/amount.tsx';
import { Day } from '../../../components/day.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Icon } from '../../../components/icon.tsx';
import { plainPath } from '../items/item-faults.ts';
import { useAsked } from '../use-asked.ts';
import { useFieldLabel } from '../use-field-label.ts';

const typingPauseMs = 500;

interface JournalPreviewProps {
  typed: DraftAsTyped;
  base: string;
  /** Goes to the field a sentence is about. */
  onField: (path: string) => void;
}

/** What confirming would post to the books, or why it cannot yet. */
export function JournalPreview({ typed, base, onField }: JournalPreviewProps) {
  const { t } = useTranslation('invoice-editor');
  const { type, id, draft } = typed;
  const asked = useMemo(() => ({ type, id, draft }), [type, id, draft]);
  const { answer, error, retry } = useAsked(asked, previewCalls.journal, typingPauseMs);
  if (type === 'quotation') return <p className="preview-note">{t('journal.quotation')}</p>;
  if (answer === null && error !== null) return <ErrorState detail={error.message} onRetry={retry} />;
  if (answer === null) return <p className="preview-note">{t('common:loading')}</p>;
  const problems = Object.entries(answer.problems);
  return (
    <div className="journal-preview">
      {problems.length > 0 && <Problems problems={problems} onField={onField} />}
      {answer.entries.map((entry) => (
        <Entry key={`${entry.kind}${entry.date}`} entry={entry} base={base} />
      ))}
      {problems.length === 0 && answer.entries.length === 0 && <p className="preview-note">{t('journal.nothing')}</p>}
    </div>
  );
}

interface ProblemsProps {
  problems: [string, string[]][];
  onField: (path: string) => void;
}

function Problems({ problems, onField }: ProblemsProps) {
  const { t } = useTranslation('invoice-editor');
  const labelOf = useFieldLabel();
  return (
    <div className="journal-problems">
      <p>
        <Icon name="info" size={15} /> {t('journal.notYet')}
      </p>
      <ul>
        {problems.map(([path, sentences]) => (
          <li key={path}>
            <Button type="link" size="small" className="notice-field" onClick={() => onField(plainPath(path))}>
              {labelOf(path)}
            </Button>
            {sentences.join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, base }: { entry: Preview['entries'][number]; base: string }) {
  const { t } = useTranslation(['invoice-editor', 'reports']);
  return (
    <table className="journal-entry-preview">
      <caption>
        {t(`reports:kind.${entry.kind}`, { defaultValue: entry.kind })} · <Day value={entry.date} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('journal.account')}</th>
          <th scope="col">{t('journal.debit', { currency: base })}</th>
          <th scope="col">{t('journal.credit', { currency: base })}</th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a preview has no other identity than its place
          <tr key={index}>
            <th scope="row">
              {line.account_code} {accountName({ name: line.account_name, name_zh: line.account_name_zh })}
              {line.description && <span>{line.description}</span>}
              {line.foreign_amount && (
                <span>
                  <Amount value={line.foreign_amount} currency={line.currency} withCode />
                </span>
              )}
            </th>
            <td>
              <Amount value={line.debit} />
            </td>
            <td>
              <Amount value={line.credit} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('journal.total')}</th>
          <td>
            <Amount value={entry.debit} />
          </td>
          <td>
            <Amount value={entry.credit} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
