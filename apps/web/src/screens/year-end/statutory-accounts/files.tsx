import type { StatutoryAccounts } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportAccounts } from '../../../api/queries/year-end/statutory-accounts.ts';
import { closeToast, toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { Icon } from '../../../components/page/icon.tsx';

const languages = ['en-US', 'zh-Hant'] as const;

interface FilesProps {
  accounts: StatutoryAccounts;
  isTouched?: boolean;
  /** Frozen accounts; without it the last ones or the draft. */
  number?: number;
}

/** Saves the accounts as a PDF in a language. */
export function Files({ accounts, isTouched = false, number }: FilesProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const [isBusy, setBusy] = useState(false);
  const { to: end } = accounts.book.period;
  const make = async (language: (typeof languages)[number]) => {
    const fileName = `${accounts.book.company.name} ${end} ${language}.pdf`;
    setBusy(true);
    const progress = toast.loading(t('making', { file: fileName }));
    try {
      await exportAccounts({ end, language, number }, fileName);
      toast.success(t('made', { file: fileName }));
    } catch (error) {
      toast.error(asApiError(error).message || t('common:error.network'), { durationMs: 0 });
    } finally {
      closeToast(progress);
      setBusy(false);
    }
  };
  return (
    <>
      {languages.map((language) => (
        <Button
          key={language}
          icon={<Icon name="download" />}
          disabled={isBusy || isTouched}
          onClick={() => void make(language)}
        >
          {t(`pdf.${language}`)}
        </Button>
      ))}
      {isTouched && <span className="muted">{t('saveFirst')}</span>}
    </>
  );
}
