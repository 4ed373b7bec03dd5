import type { LeftBankFile } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterBankImport, bankImportCalls, useLeftFiles } from '../../../../api/queries/banking/bank-import.ts';
import { InstantDay } from '../../../../components/day/day.tsx';
import { sentenceOf } from '../../../../components/evidence/refusal-sentence.ts';
import { openImport } from './import-store.ts';

interface LeftFilesProps {
  accountId: string | undefined;
  isBusy: boolean;
}

/** Files that were looked at and left: gone on with, or discarded. */
export function LeftFiles({ accountId, isBusy }: LeftFilesProps) {
  const { t } = useTranslation('bank-import');
  const { data } = useLeftFiles();
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="bank-left above-20" aria-labelledby="bank-left-title">
      <h3 id="bank-left-title">{t('left.title')}</h3>
      <p className="bank-note icons-low-2 font-base muted">{t('left.hint')}</p>
      <ul className="p-0 list-none around-8-0-0">
        {data.map((file) => (
          <LeftFile key={file.document_id} file={file} accountId={accountId} isBusy={isBusy} />
        ))}
      </ul>
    </section>
  );
}

function LeftFile({ file, accountId, isBusy }: LeftFilesProps & { file: LeftBankFile }) {
  const { t } = useTranslation('bank-import');
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { document_id: documentId, name } = file;
  const discard = async () => {
    setDiscarding(true);
    setFault(null);
    try {
      await bankImportCalls.discard(documentId);
    } catch (cause) {
      setFault(sentenceOf(cause));
    }
    setDiscarding(false);
    await afterBankImport(queryClient);
  };
  return (
    <li className="flex wrap items-center pad-10-0 ruled-above">
      <span className="bank-left-words grid min-0 break">
        <strong>{name}</strong>
        <span className="bank-note icons-low-2 font-base muted">
          {t('left.since')} <InstantDay value={file.uploaded_at} />
        </span>
        {fault !== null && (
          <span className="text-red font-small" role="alert">
            {fault}
          </span>
        )}
      </span>
      <Button
        aria-label={t('left.discardOf', { name })}
        loading={isDiscarding}
        disabled={isBusy}
        onClick={() => void discard()}
      >
        {t('left.discard')}
      </Button>
      <Button
        aria-label={t('left.continueWith', { name })}
        disabled={isBusy || isDiscarding}
        onClick={() => openImport({ accountId, documentId })}
      >
        {t('left.continue')}
      </Button>
    </li>
  );
}
