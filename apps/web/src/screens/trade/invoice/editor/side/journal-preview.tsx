import type { JournalPreview as Preview } from '@folio/contract';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftAsTyped, previewCalls } from '../../../../../api/queries/trade/invoice-editing.ts';
import { Day } from '../../../../../components/day/day.tsx';
import { ErrorState } from '../../../../../components/feedback/error-state.tsx';
import { plainPath } from '../../../../../components/invoice-form/items/item-faults.ts';
import { useFieldLabel } from '../../../../../components/invoice-form/use-field-label.ts';
import { JournalTable } from '../../../../../components/journal-grid/journal-table.tsx';
import { postedLine } from '../../../../../components/journal-grid/posted-line.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import { useAsked } from '../use-asked.ts';

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
  if (type === 'quotation')
    return <p className="pad-10-14 font-base muted bg-card framed radius-medium">{t('journal.quotation')}</p>;
  if (answer === null && error !== null) return <ErrorState detail={error.message} onRetry={retry} />;
  if (answer === null)
    return <p className="pad-10-14 font-base muted bg-card framed radius-medium">{t('common:loading')}</p>;
  const problems = Object.entries(answer.problems);
  return (
    <div className="grid gap-10 font-base">
      {problems.length > 0 && <Problems problems={problems} onField={onField} />}
      {answer.entries.map((entry) => (
        <Entry key={`${entry.kind}${entry.date}`} entry={entry} base={base} />
      ))}
      {problems.length === 0 && answer.entries.length === 0 && (
        <p className="pad-10-14 font-base muted bg-card framed radius-medium">{t('journal.nothing')}</p>
      )}
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
    <div className="journal-problems pad-12-14 text-amber bg-amber radius-medium">
      <p className="flex items-center gap-6 below-4 medium">
        <Icon name="info" size={15} /> {t('journal.notYet')}
      </p>
      <ul>
        {problems.map(([path, sentences]) => (
          <li className="pad-2-0" key={path}>
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
    <JournalTable
      caption={
        <>
          {t(`reports:kind.${entry.kind}`, { defaultValue: entry.kind })} · <Day value={entry.date} />
        </>
      }
      heads={{
        account: t('journal.account'),
        debit: t('journal.debit', { currency: base }),
        credit: t('journal.credit', { currency: base }),
      }}
      lines={entry.lines.map(postedLine)}
      total={{ label: t('journal.total'), debit: entry.debit, credit: entry.credit }}
    />
  );
}
