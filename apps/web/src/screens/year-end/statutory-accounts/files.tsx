import type { StatutoryAccounts } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportAccounts } from '../../../api/queries/year-end/statutory-accounts.ts';
import { closeToast, toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { Icon } from '../../../components/page/icon.tsx';

const files = [
  { format: 'pdf', language: 'en-US' },
  { format: 'pdf', language: 'zh-Hant' },
  { format: 'docx', language: 'en-US' },
  { format: 'docx', language: 'zh-Hant' },
] as const;
type File = (typeof files)[number];

interface FilesProps {
  accounts: StatutoryAccounts;
  isTouched?: boolean;
  /** Frozen accounts; without it the last ones or the draft. */
  number?: number;
}

/** Saves the accounts as a PDF or a Word document in a language. */
export function Files({ accounts, isTouched = false, number }: FilesProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const [isBusy, setBusy] = useState(false);
  const { to: end } = accounts.book.period;
  const make = async ({ format, language }: File) => {
    const fileName = `${accounts.book.company.name} ${end} ${language}.${format}`;
    setBusy(true);
    const progress = toast.loading(t('making', { file: fileName }));
    try {
      await exportAccounts({ end, language, format, number }, fileName);
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
      {files.map((file) => (
        <Button
          key={`${file.format} ${file.language}`}
          icon={<Icon name="download" />}
          disabled={isBusy || isTouched}
          onClick={() => void make(file)}
        >
          {t(`file.${file.format}.${file.language}`)}
        </Button>
      ))}
      {isTouched && <span className="muted">{t('saveFirst')}</span>}
    </>
  );
}
