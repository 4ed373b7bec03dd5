import type { PracticeDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { usePracticeMutations } from '../../../api/queries/people/practice.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideForm } from '../../../components/form/side-form.tsx';
import { PracticeFields } from './practice-fields.tsx';
import { blankPractice, type PracticeValues, valuesOf } from './practice-values.ts';

interface PracticeFormProps {
  /** The practice to change; a new one without it. */
  practice?: PracticeDetail;
  onClose: () => void;
  onSaved?: () => void;
}

/** What a practice says of itself. */
export function PracticeForm({ practice, onClose, onSaved }: PracticeFormProps) {
  const { t } = useTranslation('practice');
  const calls = usePracticeMutations();
  const [values, setValues] = useState<PracticeValues>(practice ? valuesOf(practice) : blankPractice);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const saved = await (practice ? calls.change(practice.id, values) : calls.create(values));
      toast.success(t('saved', { name: saved.name }));
      onClose();
      onSaved?.();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t(practice ? 'edit' : 'create')}
      okText={t('common:save')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PracticeFields
        values={values}
        fields={error?.fields ?? {}}
        set={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
    </SideForm>
  );
}
