import type { FileRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileCalls, useFileTrash } from '../../../api/queries/documents/file.ts';
import { InstantDay } from '../../../components/day/day.tsx';
import { Micrograph } from '../../../components/document/thumbnail.tsx';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { FileWords } from './file-words.tsx';
import { KeptFiles } from './kept-files.tsx';
import { useFileActs } from './use-file-acts.ts';
import './trash.css';

/** What was thrown away: back to its place, or destroyed by an owner. */
export function Trash({ onOpen }: { onOpen: (file: FileRow) => void }) {
  const { t } = useTranslation('file-storage');
  const files = useFileTrash(true);
  return (
    <>
      <TrashHead files={files.data ?? []} />
      <Card flush>
        <DataTable
          label={t('folder.trash')}
          rows={files.data}
          rowKey={(file) => file.id}
          error={files.error}
          onRetry={files.refetch}
          onOpen={onOpen}
          columns={[
            { title: t('column.number'), dataIndex: 'number', width: 72, className: 'figures num' },
            {
              title: t('column.micrograph'),
              key: 'picture',
              width: 96,
              render: (_, row) => <Micrograph document={row} />,
            },
            { title: t('column.name'), key: 'name', render: (_, row) => <FileWords file={row} /> },
            { title: t('column.trashed'), key: 'trashed', width: 190, render: (_, row) => <Thrown file={row} /> },
            { title: '', key: 'acts', width: 250, render: (_, row) => <TrashActs file={row} /> },
          ]}
          card={(row) => (
            <span className="flex between gap-12">
              <FileWords file={row} />
              <Thrown file={row} />
            </span>
          )}
          empty={<EmptyState title={t('trash.empty')} detail={t('trash.emptyDetail')} />}
        />
      </Card>
    </>
  );
}

function Thrown({ file }: { file: FileRow }) {
  if (file.trashed === null) return null;
  return (
    <span className="trash-thrown grid">
      <InstantDay value={file.trashed.at} />
      <span className="font-small faint">{file.trashed.by}</span>
    </span>
  );
}

/** What the trash is, and emptying it. What had to be kept is said by name. */
function TrashHead({ files }: { files: readonly FileRow[] }) {
  const { t } = useTranslation('file-storage');
  const isOwner = useMay('owner');
  const confirm = useConfirm();
  const { empty } = useFileCalls();
  const [kept, setKept] = useState<Parameters<typeof KeptFiles>[0]['kept']>([]);
  const emptyAll = async () => {
    const question = { title: t('trash.ask'), detail: t('trash.askDetail'), okText: t('trash.emptyAll'), danger: true };
    if (!(await confirm(question))) return;
    const done = await empty.mutateAsync().catch(() => null);
    if (done === null) return;
    if (done.destroyed > 0) toast.success(t('trash.destroyed', { count: done.destroyed }));
    setKept(done.kept);
  };
  return (
    <div className="trash-head flex wrap items-center between gap-12 below-12">
      <p className="muted">{t('trash.what')}</p>
      {isOwner && files.length > 0 && (
        <Button danger loading={empty.isPending} icon={<Icon name="trash" size={15} />} onClick={() => void emptyAll()}>
          {t('trash.emptyAll')}
        </Button>
      )}
      <KeptFiles kept={kept} onClose={() => setKept([])} />
    </div>
  );
}

export function TrashActs({ file, onGone }: { file: Pick<FileRow, 'id' | 'name'>; onGone?: () => void }) {
  const { t } = useTranslation('file-storage');
  const mayWrite = useMay('write');
  const isOwner = useMay('owner');
  const confirm = useConfirm();
  const { restore } = useFileActs();
  const { destroy } = useFileCalls();
  const destroyIt = async () => {
    const question = { title: t('trash.askOne', { name: file.name }), detail: t('trash.askDetail') };
    if (!(await confirm({ ...question, okText: t('trash.destroy'), danger: true }))) return;
    const isGone = await destroy.mutateAsync(file.id).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
    toast.success(t('trash.destroyed', { count: 1 }));
    onGone?.();
  };
  return (
    <span className="inline-flex wrap gap-8">
      {mayWrite && (
        <Button size="small" icon={<Icon name="undo" size={14} />} onClick={() => void restore([file.id])}>
          {t('trash.restore')}
        </Button>
      )}
      {isOwner && (
        <Button size="small" danger loading={destroy.isPending} onClick={() => void destroyIt()}>
          {t('trash.destroy')}
        </Button>
      )}
    </span>
  );
}
