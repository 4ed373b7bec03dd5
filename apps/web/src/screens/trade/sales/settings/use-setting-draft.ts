import type { SalesSetting, SalesSettingDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useSalesSettingCalls } from '../../../../api/queries/trade/sales-setting.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';

/** The setting as it is being changed. */
export interface SettingDraft {
  setting: SalesSetting;
  change: (changes: Partial<SalesSetting>) => void;
  isDirty: boolean;
  isBusy: boolean;
  error: ApiError | null;
  /** The server's sentences for a field. */
  sentencesOf: (field: string) => readonly string[] | undefined;
  save: () => Promise<void>;
  discard: () => void;
}

/** Holds what was typed until it is saved; what is saved elsewhere meanwhile is refused by the server, never lost here. */
export function useSettingDraft(detail: SalesSettingDetail): SettingDraft {
  const { t } = useTranslation('sales-settings');
  const { save } = useSalesSettingCalls();
  const [changes, setChanges] = useState<Partial<SalesSetting>>({});
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const setting = { ...detail.setting, ...changes };
  const isDirty = JSON.stringify(setting) !== JSON.stringify(detail.setting);
  return {
    setting,
    isDirty,
    isBusy,
    error,
    sentencesOf: (field) => error?.fields[`setting.${field}`],
    change: (more) => setChanges((before) => ({ ...before, ...more })),
    discard: () => {
      setChanges({});
      setError(null);
    },
    save: async () => {
      setBusy(true);
      setError(null);
      try {
        await save(detail.version, setting);
        setChanges({});
        toast.success(t('saved'));
      } catch (cause) {
        setError(asApiError(cause));
      } finally {
        setBusy(false);
      }
    },
  };
}
