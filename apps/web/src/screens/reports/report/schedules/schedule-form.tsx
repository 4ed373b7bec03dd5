import type { ReportScheduleBody } from '@folio/contract';
import { MAILING_RHYTHMS } from '@folio/ledger/calendar';
import { Checkbox, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useReceiverStates } from '../../../../api/queries/reports/report-schedule.ts';
import { formatDay } from '../../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { wrongAddresses } from '../../../../components/emails/mail-draft.ts';
import { AddressField, sentencesOf } from '../../../../components/emails/mail-fields.tsx';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { ReceiverMarks } from './receiver-marks.tsx';
import { dayChoices, hourChoices, isReady, nextMailing, withRhythm } from './schedule-draft.ts';
import { timeOfHour, useScheduleWords } from './use-schedule-words.ts';

interface ScheduleFormProps {
  /** Name of the report or the pack. */
  name: string;
  start: ReportScheduleBody;
  /** Null while it is not saved. */
  scheduleId: string | null;
  /** The dates of the report never move. */
  isFixed: boolean;
  onSave: (body: ReportScheduleBody) => Promise<unknown>;
  onClose: () => void;
}

const languages = ['en-US', 'zh-Hant', 'both'] as const;
const formats = ['pdf', 'xlsx'] as const;

/** Asks when a report goes out by email, to whom, and as which files. */
export function ScheduleForm({ name, start, scheduleId, isFixed, onSave, onClose }: ScheduleFormProps) {
  const { t } = useTranslation('reports');
  const id = useId();
  const [body, setBody] = useState(start);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const receivers = useMarkedReceivers(body.receivers, scheduleId);
  const change = (part: Partial<ReportScheduleBody>) => setBody((current) => ({ ...current, ...part }));
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      await onSave(body);
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t('mailing.formTitle', { name })}
      okText={t('common:save')}
      isBusy={isBusy}
      isReady={isReady(body) && receivers.isKnown}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <WhenFields body={body} isFixed={isFixed} error={error} onChange={setBody} />
      <AddressField
        id={`${id}-to`}
        label={t('mailing.to')}
        addresses={body.receivers}
        sentences={sentencesOf(error?.fields ?? {}, 'receivers')}
        onChange={(addresses) => change({ receivers: addresses })}
      />
      <ReceiverMarks receivers={receivers.states} />
      <Checkbox.Group
        aria-label={t('mailing.files')}
        value={body.formats}
        options={formats.map((value) => ({ value, label: t(`export.${value}`) }))}
        onChange={(chosen) => change({ formats: chosen })}
      />
      <SideField id={`${id}-language`} label={t('pack.languageLabel')}>
        <Select
          id={`${id}-language`}
          value={body.language}
          options={languages.map((value) => ({ value, label: t(`pack.language.${value}`) }))}
          onChange={(language) => change({ language })}
        />
      </SideField>
    </SideForm>
  );
}

/** What to mark at the receivers. Saving waits until it is known, unless it cannot be found out. */
function useMarkedReceivers(addresses: readonly string[], scheduleId: string | null) {
  const right = addresses.filter((address) => wrongAddresses([address]).length === 0);
  const { data = [], isError, isPlaceholderData, isPending } = useReceiverStates(right, scheduleId);
  const states = data.filter(({ address }) => right.includes(address));
  return { states, isKnown: isError || (!isPending && !isPlaceholderData) };
}

interface WhenFieldsProps {
  body: ReportScheduleBody;
  isFixed: boolean;
  error: ApiError | null;
  onChange: (body: ReportScheduleBody) => void;
}

/** How often, on which day and at which hour it goes out. */
function WhenFields({ body, isFixed, error, onChange }: WhenFieldsProps) {
  const { t } = useTranslation('reports');
  const words = useScheduleWords();
  const id = useId();
  return (
    <>
      <SideField id={`${id}-rhythm`} label={t('mailing.rhythm')}>
        <Select
          id={`${id}-rhythm`}
          value={body.rhythm}
          options={MAILING_RHYTHMS.map((value) => ({ value, label: t(`mailing.rhythmOf.${value}`) }))}
          onChange={(rhythm) => onChange(withRhythm(body, rhythm))}
        />
      </SideField>
      <SideField
        id={`${id}-day`}
        label={t(`mailing.dayOf.${body.rhythm}`)}
        sentences={error?.fields.on_day}
        hint={<NextMailing body={body} isFixed={isFixed} />}
      >
        <Select
          id={`${id}-day`}
          value={body.on_day}
          options={dayChoices(body.rhythm).map((value) => ({
            value,
            label: words.choice({ rhythm: body.rhythm, on_day: value }),
          }))}
          onChange={(onDay) => onChange({ ...body, on_day: onDay })}
        />
      </SideField>
      <SideField id={`${id}-hour`} label={t('mailing.hour')} sentences={error?.fields.at_hour}>
        <Select
          id={`${id}-hour`}
          value={body.at_hour}
          options={hourChoices.map((value) => ({ value, label: timeOfHour(value) }))}
          onChange={(hour) => onChange({ ...body, at_hour: hour })}
        />
      </SideField>
    </>
  );
}

function NextMailing({ body, isFixed }: { body: ReportScheduleBody; isFixed: boolean }) {
  const { t } = useTranslation('reports');
  const language = currentLanguage();
  const { on, covered } = nextMailing(body, todayInHongKong());
  const days = {
    day: formatDay(on, language),
    time: timeOfHour(body.at_hour),
    from: formatDay(covered.from, language),
    to: formatDay(covered.to, language),
  };
  return t(isFixed ? 'mailing.upcomingFixed' : 'mailing.upcoming', days);
}
