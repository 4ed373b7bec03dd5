import type { CloseSetting } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseCalls } from '../../../api/queries/year-end/close.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { useClosingSave } from './use-closing-save.ts';

interface LimitsFormProps {
  setting: CloseSetting;
  currency: string;
  onClose: () => void;
}

/** From which amounts on movements are reviewed and entries need a document. */
export function LimitsForm({ setting, currency, onClose }: LimitsFormProps) {
  const { t } = useTranslation('accounting-close');
  const { setLimits } = useCloseCalls();
  const [typed, setTyped] = useState(setting);
  const { isBusy, error, save } = useClosingSave(onClose);
  const fields = ['movement_percent', 'movement_amount', 'document_amount'] as const;
  return (
    <SideForm
      title={t('limits.title')}
      okText={t('save')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save(() => setLimits(typed))}
      onClose={onClose}
    >
      {fields.map((field) => (
        <SideField
          key={field}
          id={`limit-${field}`}
          label={t(`limits.${field}`, { currency })}
          hint={t(`limits.hint.${field}`)}
          sentences={error?.fields[field]}
        >
          <FigureInput
            id={`limit-${field}`}
            value={typed[field]}
            {...(field === 'movement_percent' ? { decimals: 1 } : { currency })}
            onChange={(value) => setTyped({ ...typed, [field]: value ?? '0' })}
          />
        </SideField>
      ))}
    </SideForm>
  );
}
