import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFactorChanges, useSecondFactors } from '../../../../api/queries/people/second-factor.ts';
import { saveFile } from '../../../../api/save-file.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { FactorCard } from './factor-card.tsx';
import { useActing } from './use-acting.ts';

/** Codes for the day the phone is lost: how many are left, and making new ones. */
export default function RecoveryPanel() {
  const { t } = useTranslation('factors');
  const query = useSecondFactors();
  const changes = useFactorChanges();
  const confirm = useConfirm();
  const { isBusy, failure, act } = useActing();
  const [codes, setCodes] = useState<string[] | null>(null);
  const left = query.data?.recovery_codes_left ?? 0;
  const make = async () => {
    const detail = t('recovery.againDetail');
    if (left > 0 && !(await confirm({ title: t('recovery.againAsk'), detail, okText: t('recovery.again') }))) return;
    await act(async () => setCodes(await changes.makeRecoveryCodes()));
  };
  return (
    <FactorCard title={t('recovery.title')} lead={t('recovery.lead')} query={query} failure={failure}>
      {codes && <NewCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && (
        <div className="factor-row flex items-center between gap-12">
          <p>{left === 0 ? t('recovery.none') : t('recovery.left', { count: left })}</p>
          <Button loading={isBusy} onClick={() => void make()}>
            {t(left === 0 ? 'recovery.make' : 'recovery.again')}
          </Button>
        </div>
      )}
    </FactorCard>
  );
}

/** The codes, this once. */
function NewCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('factors');
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success('factors:recovery.copied', { translate: true });
  };
  return (
    <>
      <Alert type="warning" showIcon title={t('recovery.once')} className="below-16" />
      <ul
        className="recovery-codes gap-8-16 pad-14-16 grid below-16 font-lead bg-grey radius-large"
        aria-label={t('recovery.title')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex wrap gap-8">
        <Button icon={<Icon name="copy" size={15} />} onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button
          icon={<Icon name="download" size={15} />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('recovery.fileName'))}
        >
          {t('recovery.save')}
        </Button>
        <Button type="primary" onClick={onDone}>
          {t('recovery.kept')}
        </Button>
      </div>
    </>
  );
}
