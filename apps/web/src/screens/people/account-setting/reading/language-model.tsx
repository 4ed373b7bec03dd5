import type { ReadingSetting } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Skeleton, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  readingCalls,
  readingSettingKey,
  useReadingSetting,
} from '../../../../api/queries/documents/reading-setting.ts';
import { companyLevel } from '../../../../api/queries/people/company.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useSession } from '../../../../session/session-store.ts';

/** Whether a language model reads the company's documents too: an owner's choice, where the server has one. */
export function LanguageModel() {
  const { t } = useTranslation('account-setting');
  const { company } = useSession();
  const { data: setting, error, refetch } = useReadingSetting(company?.id);
  if (error && setting === undefined) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  if (setting === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!setting.available) return <p className="reading-note font-base muted">{t('reading.notAvailable')}</p>;
  return <ModelSwitch setting={setting} isOwner={company?.level === companyLevel.owner} />;
}

function ModelSwitch({ setting, isOwner }: { setting: ReadingSetting; isOwner: boolean }) {
  const { t } = useTranslation('account-setting');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const labelId = useId();
  const [isBusy, setBusy] = useState(false);
  const { language_model: isOn, used_this_month: used } = setting;
  const host = setting.host ?? t('reading.unknownHost');
  const change = async (on: boolean) => {
    const question = { title: t('reading.ask', { host }), detail: t('reading.askDetail', { host }) };
    if (on && !(await confirm({ ...question, okText: t('reading.askOk') }))) return;
    setBusy(true);
    try {
      await readingCalls.saveSetting(on);
      toast.success(t('reading.saved'));
    } catch (cause) {
      console.error('The reading setting was not saved', cause);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: readingSettingKey });
    }
  };
  return (
    <div className="reading-model grid items-start columns-auto-wide gap-12">
      <Switch
        aria-labelledby={labelId}
        checked={isOn}
        loading={isBusy}
        disabled={!isOwner}
        onChange={(on) => void change(on)}
      />
      <div>
        <p id={labelId}>{t('reading.model')}</p>
        <p className="reading-note font-base muted">
          {t(isOn ? 'reading.modelOn' : 'reading.modelOff', { host, model: setting.model ?? '' })}
        </p>
        {isOn && (
          <p className="reading-note font-base muted figures num">
            {t('reading.used', {
              calls: used.calls.toLocaleString(),
              tokens: used.tokens.toLocaleString(),
              most: setting.tokens_a_month.toLocaleString(),
            })}
          </p>
        )}
        {!isOwner && <p className="reading-note font-base muted">{t('reading.ownerOnly')}</p>}
      </div>
    </div>
  );
}
