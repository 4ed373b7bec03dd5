import type { CloseBoard, CloseKind } from '@folio/contract';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMonth } from '../../../components/day/format-day.ts';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';

interface PeriodPickerProps {
  board: CloseBoard;
  onChoose: (view: { kind?: string; end?: string }) => void;
}

/** A month or a year, and the one before and after it. */
export function PeriodPicker({ board, onChoose }: PeriodPickerProps) {
  const { t } = useTranslation('accounting-close');
  const { kind, end_before: before, end_after: after } = board;
  return (
    <div className="flex wrap items-center gap-12 below-16">
      <Segmented<CloseKind>
        aria-label={t('period.kind')}
        value={kind}
        options={[
          { value: 'month', label: t('period.month') },
          { value: 'year', label: t('period.year') },
        ]}
        onChange={(chosen) => onChoose({ kind: chosen, end: '' })}
      />
      <div className="flex items-center gap-6">
        <Button
          aria-label={t('period.before')}
          icon={<Icon name="chevron-left" />}
          onClick={() => onChoose({ end: before })}
        />
        <strong className="bold nowrap" aria-live="polite">
          {periodName(board)}
        </strong>
        <Button
          aria-label={t('period.after')}
          icon={<Icon name="chevron-right" />}
          onClick={() => onChoose({ end: after })}
        />
      </div>
      {board.locked && (
        <StateTag tone="blue" icon="lock">
          {t('lock.locked')}
        </StateTag>
      )}
      {!board.over && <StateTag tone="grey">{t('period.notOver')}</StateTag>}
    </div>
  );
}

function periodName({ kind, end, start }: CloseBoard): string {
  const language = currentLanguage();
  if (kind === 'month') return formatMonth(end.slice(0, 7), language);
  return `${formatDay(start, language)} – ${formatDay(end, language)}`;
}
