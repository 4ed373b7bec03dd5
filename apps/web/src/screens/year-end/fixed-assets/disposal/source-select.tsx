import type { DisposalCandidate, DisposalSource } from '@folio/contract';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisposalCandidates } from '../../../../api/queries/year-end/fixed-asset.ts';
import { formatDay } from '../../../../components/day/format-day.ts';
import { SideField } from '../../../../components/form/side-form.tsx';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';

interface SourceSelectProps {
  assetId: string;
  kind: DisposalSource['kind'];
  value: DisposalCandidate | null;
  sentences: readonly string[] | undefined;
  onChoose: (line: DisposalCandidate) => void;
}

const keyOf = ({ entry_id, line_no }: Pick<DisposalCandidate, 'entry_id' | 'line_no'>) => `${entry_id}.${line_no}`;

/** Chooses the line that recorded the proceeds, found by its text; the list shows the newest that match. */
export function SourceSelect({ assetId, kind, value, sentences, onChoose }: SourceSelectProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const language = currentLanguage();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const found = useDisposalCandidates(assetId, { kind, q });
  const lines = found.data?.data ?? [];
  const hidden = (found.data?.meta.total ?? 0) - lines.length;
  const shown = value === null || lines.some((one) => keyOf(one) === keyOf(value)) ? lines : [value, ...lines];
  const labelOf = ({ date, number, party, description, amount }: DisposalCandidate) =>
    [formatDay(date, language), formatAmount(amount), number, description, party].filter(Boolean).join(' · ');
  return (
    <SideField
      id="disposal-line"
      label={t(`disposal.line.${kind}`)}
      hint={hidden > 0 ? t('disposal.more', { count: hidden }) : t(`disposal.lineHint.${kind}`)}
      sentences={found.error ? [found.error.message] : sentences}
    >
      <Select
        id="disposal-line"
        value={value === null ? null : keyOf(value)}
        loading={found.isFetching}
        showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
        options={shown.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
        notFoundContent={found.isFetching ? null : t(`disposal.none.${kind}`)}
        onSelect={(key) => {
          const line = shown.find((one) => keyOf(one) === key);
          setTyped('');
          if (line) onChoose(line);
        }}
      />
    </SideField>
  );
}
