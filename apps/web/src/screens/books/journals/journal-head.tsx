import type { ManualJournalDraft } from '@folio/contract';
import { isDay } from '@folio/ledger/calendar';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day/day-input.tsx';
import { firstOfNextMonth, sentencesOfHead } from './journal-draft.ts';

interface JournalHeadProps {
  draft: ManualJournalDraft;
  errors: Readonly<Record<string, string[]>>;
  change: (update: (draft: ManualJournalDraft) => ManualJournalDraft) => void;
}

/** The journal's date, narration, reference, and the date of its automatic reversal. */
export function JournalHead({ draft, errors, change }: JournalHeadProps) {
  const { t } = useTranslation('accounting-journals');
  const set = (changes: Partial<ManualJournalDraft>) => change((before) => ({ ...before, ...changes }));
  const next = firstOfNextMonth(draft.date);
  return (
    <div className="journal-head grid gap-16 below-20">
      <HeadField name="date" errors={errors}>
        <DayInput
          id="journal-date"
          value={isDay(draft.date) ? draft.date : null}
          onChange={(day) => set({ date: day ?? '' })}
        />
      </HeadField>
      <HeadField name="narration" errors={errors}>
        <Input
          id="journal-narration"
          value={draft.narration}
          maxLength={500}
          placeholder={t('placeholder.narration')}
          onChange={(event) => set({ narration: event.target.value })}
        />
      </HeadField>
      <HeadField name="reference" errors={errors}>
        <Input
          id="journal-reference"
          value={draft.reference}
          maxLength={100}
          onChange={(event) => set({ reference: event.target.value })}
        />
      </HeadField>
      <HeadField
        name="reverse_on"
        errors={errors}
        aside={
          next !== null &&
          draft.reverse_on !== next && (
            <button
              type="button"
              className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
              onClick={() => set({ reverse_on: next })}
            >
              {t('firstOfNextMonth')}
            </button>
          )
        }
      >
        <DayInput
          id="journal-reverse_on"
          allowClear
          placeholder={t('placeholder.reverse_on')}
          value={draft.reverse_on !== null && isDay(draft.reverse_on) ? draft.reverse_on : null}
          onChange={(reverse_on) => set({ reverse_on })}
        />
      </HeadField>
    </div>
  );
}

interface HeadFieldProps {
  name: 'date' | 'narration' | 'reference' | 'reverse_on';
  errors: Readonly<Record<string, string[]>>;
  /** Shown to the right of the label: a shortcut. */
  aside?: ReactNode;
  children: ReactNode;
}

function HeadField({ name, errors, aside, children }: HeadFieldProps) {
  const { t } = useTranslation('accounting-journals');
  const sentences = sentencesOfHead(errors, name);
  return (
    <div className={`side-field min-0 journal-head-${name}`}>
      <span className="flex between gap-10 below-4 font-small line-18 muted">
        <label htmlFor={`journal-${name}`}>{t(`field.${name}`)}</label>
        {aside}
      </span>
      {children}
      {sentences.length > 0 && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {sentences.join(' ')}
        </p>
      )}
    </div>
  );
}
