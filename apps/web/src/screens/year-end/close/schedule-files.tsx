import type { ClosePeriodName, ScheduleRow } from '@folio/contract';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiError } from '../../../api/api-error.ts';
import { useFiles } from '../../../api/queries/documents/file.ts';
import { useCloseCalls } from '../../../api/queries/year-end/close.ts';
import { StorageDrop } from '../../../components/evidence/storage-drop.tsx';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { useMay } from '../../../session/use-may.ts';

interface ScheduleFilesProps {
  place: ClosePeriodName & { account_code: string };
  files: ScheduleRow['files'];
}

/**
 * The files that support a schedule: dropped here, which puts them into the file storage, or chosen from it. They stay there
 * when they are removed here.
 */
export function ScheduleFiles({ place, files }: ScheduleFilesProps) {
  const { t } = useTranslation('accounting-close');
  const mayWrite = useMay('write');
  const calls = useCloseCalls();
  const [error, setError] = useState<ApiError | null>(null);
  const run = async (call: Promise<unknown>) => {
    setError(null);
    await call.catch((cause: unknown) => setError(asApiError(cause)));
  };
  return (
    <>
      {mayWrite && (
        <>
          <SideField id="schedule-file" label={t('files.label')} hint={t('files.hint')}>
            <FileSelect onChoose={(fileId) => void run(calls.attach({ ...place, file_id: fileId }))} />
          </SideField>
          <StorageDrop onKept={async ({ id }) => void (await calls.attach({ ...place, file_id: id }))} />
        </>
      )}
      {error && <Refusal error={error} />}
      <ul className="grid gap-6" aria-label={t('files.label')}>
        {files.map(({ sha256, name, document_id: id }) => (
          <li key={sha256} className="flex items-center between gap-12">
            {id === null ? <span>{name}</span> : <Link to={`/document/${id}`}>{name}</Link>}
            {mayWrite && (
              <Button
                type="text"
                size="small"
                aria-label={t('files.removeOne', { name })}
                onClick={() => void run(calls.detach({ ...place, sha256 }))}
              >
                {t('files.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Finds a file by its name or content, as the file storage does. */
function FileSelect({ onChoose }: { onChoose: (fileId: string) => void }) {
  const { t } = useTranslation('accounting-close');
  const [typed, setTyped] = useState('');
  const found = useFiles({ folder: null, month: null, q: typed, state: '' }, true);
  const files = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Select<string>
      id="schedule-file"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={null}
      placeholder={t('files.choose')}
      loading={found.isFetching}
      options={files.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChoose}
    />
  );
}
