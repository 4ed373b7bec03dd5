import { Button, Drawer } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { usePublicConfig } from '../../../../api/queries/people/session.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useIsPhone } from '../../../../components/hooks/use-is-phone.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { addFiles } from '../../../../uploads/upload-store.ts';
import { holdersAccepted, isPaper, newLines } from './choices.ts';
import { ImportDrop } from './import-drop.tsx';
import { closeImport, type ImportRequest, openImport, useImportRequest } from './import-store.ts';
import { LeftFiles } from './left-files.tsx';
import { Preview } from './preview.tsx';
import { type Import, useImport } from './use-import.ts';
import './import.css';

/** Mount this to make `openImport()` work: it imports bank files and passes documents on to the upload dialog. */
export function ImportDialog() {
  useAskedByAddress();
  const request = useImportRequest();
  return request === null ? null : <OpenDialog key={request.documentId ?? ''} request={request} />;
}

/**
 * `?import=ID` opens the dialog once for the waiting file with that id; an empty `?import=` opens it for a new file. A
 * statement that names no account goes to the account in the address.
 */
function useAskedByAddress(): void {
  const [params, setParams] = useSearchParams();
  const documentId = params.get('import');
  const accountId = params.get('account') ?? undefined;
  useEffect(() => {
    if (documentId === null) return;
    openImport(documentId === '' ? {} : { documentId, accountId });
    setParams((before) => withoutImport(before), { replace: true });
  }, [documentId, accountId, setParams]);
}

function withoutImport(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('import');
  return rest;
}

const width = 1080;

function OpenDialog({ request }: { request: ImportRequest }) {
  const { t } = useTranslation('bank-import');
  const importing = useImport(request);
  const isPhone = useIsPhone();
  const waiting = useWaitingFiles(importing, request);
  const { preview } = importing;
  return (
    <Drawer
      open
      size={isPhone ? '100%' : width}
      className="bank-import"
      title={preview?.name ?? t('title')}
      onClose={closeImport}
      closable={{ 'aria-label': t('common:close') }}
      footer={preview === null ? null : <Foot importing={importing} waiting={waiting} />}
    >
      {importing.fault !== null && (
        <p
          className="bank-warning flex items-top gap-10 pad-10-14 break radius-large bank-warning-bad around-0-0-12 bg-red"
          role="alert"
        >
          <Icon className="rigid above-2 text-amber" name="circle-alert" />
          <span>{importing.fault}</span>
        </p>
      )}
      {preview === null ? (
        <>
          <ImportDrop isBusy={importing.busy !== null} onFiles={waiting.take} />
          <LeftFiles accountId={request.accountId} isBusy={importing.busy !== null} />
        </>
      ) : (
        <Preview importing={importing} />
      )}
    </Drawer>
  );
}

interface WaitingFiles {
  take: (files: readonly File[]) => void;
  /** Continues with the next file; closes the dialog after the last one. */
  next: () => void;
  count: number;
}

/** Bank files are shown one after the other; pictures and PDFs go to the document reader. */
function useWaitingFiles(importing: Import, request: ImportRequest): WaitingFiles {
  const { data: config } = usePublicConfig();
  const [queue, setQueue] = useState<readonly File[]>([]);
  const start = (files: readonly File[]) => {
    const [first, ...others] = files;
    setQueue(others);
    if (first !== undefined) void importing.upload(first);
  };
  const take = (files: readonly File[]) => {
    const papers = files.filter((file) => isPaper(file.name));
    const data = files.filter((file) => !isPaper(file.name));
    if (papers.length > 0) void addFiles(papers, config?.max_upload_bytes ?? null);
    if (data.length > 0) start(data);
    else if (papers.length > 0) closeImport();
  };
  const given = useRef(request.files);
  // biome-ignore lint/correctness/useExhaustiveDependencies: files that came with the request are processed once
  useEffect(() => {
    const files = given.current;
    given.current = undefined;
    if (files !== undefined) take(files);
  }, []);
  const next = () => {
    importing.startOver();
    if (queue.length === 0) closeImport();
    else start(queue);
  };
  return { take, next, count: queue.length };
}

function Foot({ importing, waiting }: { importing: Import; waiting: WaitingFiles }) {
  const { t } = useTranslation('bank-import');
  const navigate = useNavigate();
  const { preview, choices, busy } = importing;
  if (preview === null) return null;
  const count = newLines(choices, preview);
  const isTaken = choices.statements.some((one) => one.take);
  const isReady =
    preview.statements.length > 0 &&
    isTaken &&
    (preview.problem_count === 0 || choices.skipProblems) &&
    holdersAccepted(choices, preview);
  const confirm = async () => {
    const result = await importing.confirm();
    const [first] = result?.statements ?? [];
    if (result === null || first === undefined) return;
    const lines = result.statements.reduce((sum, one) => sum + one.lines, 0);
    toast.success(t('done', { count: lines }));
    navigate(`/bank-statement?account=${first.bank_account_id}`);
    waiting.next();
  };
  const discard = async () => {
    if (preview.earlier !== null || (await importing.discard())) waiting.next();
  };
  return (
    <div className="bank-foot gap-8-12 flex wrap items-center justify-end">
      <span className="bank-note icons-low-2 font-base muted" role="status">
        {busy === null
          ? waiting.count > 0 && t('waiting', { count: waiting.count })
          : t(busy === 'confirming' ? 'confirming' : 'reading')}
      </span>
      <Button disabled={busy === 'confirming'} onClick={() => void discard()}>
        {t(preview.earlier === null ? 'discard' : 'common:close')}
      </Button>
      <Button
        type="primary"
        loading={busy === 'confirming'}
        disabled={!isReady || busy === 'reading'}
        onClick={() => void confirm()}
      >
        {t('confirm', { count })}
      </Button>
    </div>
  );
}
