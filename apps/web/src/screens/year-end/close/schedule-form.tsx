import type { CloseBoard, ScheduleRow } from '@folio/contract';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseCalls } from '../../../api/queries/year-end/close.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { useMay } from '../../../session/use-may.ts';
import { ScheduleFiles } from './schedule-files.tsx';
import { SignButtons } from './sign-buttons.tsx';
import { useClosingSave } from './use-closing-save.ts';

interface ScheduleFormProps {
  board: CloseBoard;
  row: ScheduleRow;
  onClose: () => void;
}

type TypedKind = (typeof typedKinds)[number];
const typedKinds = ['calculation', 'count', 'confirmation'] as const;

/** A schedule: a figure from outside the books, why it differs, and the files that support it. */
export function ScheduleForm({ board, row, onClose }: ScheduleFormProps) {
  const { t } = useTranslation('accounting-close');
  const mayWrite = useMay('write');
  const { keepSchedule } = useCloseCalls();
  const { isBusy, error, save } = useClosingSave(onClose);
  const [kind, setKind] = useState<TypedKind | null>(row.typed?.kind ?? null);
  const [amount, setAmount] = useState<string | null>(row.typed?.amount ?? null);
  const [explanation, setExplanation] = useState(row.explanation);
  const place = { kind: board.kind, end: board.end, account_code: row.account.code };
  const source = kind === null ? null : { kind, amount: amount ?? '' };
  return (
    <SideForm
      title={`${row.account.code} ${accountName(row.account)}`}
      okText={t('save')}
      isBusy={isBusy}
      isReady={mayWrite}
      error={error}
      onSubmit={() => void save(() => keepSchedule({ ...place, source, explanation, version: row.version }))}
      onClose={onClose}
      extra={<SignButtons board={board} rows={[row]} />}
    >
      <Figures row={row} />
      <SideField id="schedule-source" label={t('source.label')} hint={t('source.hint')}>
        <Select
          id="schedule-source"
          allowClear
          disabled={!mayWrite}
          value={kind}
          placeholder={t('source.own')}
          options={typedKinds.map((value) => ({ value, label: t(`source.${value}`) }))}
          onChange={(chosen) => setKind(chosen ?? null)}
        />
      </SideField>
      {kind !== null && (
        <SideField
          id="schedule-amount"
          label={t('source.amount', { currency: row.currency })}
          sentences={error?.fields['source.amount']}
        >
          <FigureInput
            id="schedule-amount"
            currency={row.currency}
            disabled={!mayWrite}
            value={amount}
            onChange={setAmount}
          />
        </SideField>
      )}
      <SideField id="schedule-explanation" label={t('explanation')} sentences={error?.fields.explanation}>
        <Input.TextArea
          id="schedule-explanation"
          rows={4}
          maxLength={2000}
          disabled={!mayWrite}
          value={explanation}
          onChange={(event) => setExplanation(event.target.value)}
        />
      </SideField>
      <ScheduleFiles place={place} files={row.files} />
    </SideForm>
  );
}

function Figures({ row }: { row: ScheduleRow }) {
  const { t } = useTranslation('accounting-close');
  return (
    <dl className="grid columns-wide-auto gap-6">
      <dt>{t('schedules.byBooks', { currency: row.currency })}</dt>
      <dd className="text-right">
        <Amount value={row.compared} brackets />
      </dd>
      <dt>{row.source === null ? t('source.none') : t(`source.${row.source.kind}`)}</dt>
      <dd className="text-right">
        <Amount value={row.source?.amount ?? null} brackets />
      </dd>
      <dt>{t('col.difference')}</dt>
      <dd className="text-right">
        <Amount value={row.difference} brackets strong />
      </dd>
    </dl>
  );
}
