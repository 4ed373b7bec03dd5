import type { SalesImportKind } from '@folio/contract';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast/toast.ts';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import { Icon } from '../page/icon.tsx';
import { ColumnRoles } from './column-roles.tsx';
import { ImportDrop } from './import-drop.tsx';
import { RecordList } from './record-list.tsx';
import { type SalesImport, useSalesImport } from './use-sales-import.ts';
import './import.css';

const width = 960;

interface ImportDialogProps {
  kind: SalesImportKind;
  /** A file that was uploaded before and waits; null to choose one. */
  importId: string | null;
  onClose: () => void;
}

/** Imports a file of documents or contacts: choose the file, check it, set the column roles, import. */
export function ImportDialog({ kind, importId, onClose }: ImportDialogProps) {
  const { t } = useTranslation('sales-import');
  const importing = useSalesImport(kind, importId);
  const isPhone = useIsPhone();
  const { preview, fault, busy } = importing;
  return (
    <Drawer
      open
      size={isPhone ? '100%' : width}
      className="sales-import"
      title={preview?.file_name ?? t(`title.${kind}`)}
      onClose={onClose}
      closable={{ 'aria-label': t('common:close') }}
      footer={preview === null ? null : <Foot importing={importing} onClose={onClose} />}
    >
      {fault !== null && (
        <p className="flex items-top gap-8 below-16 pad-10-12 text-red bg-sunken radius-large" role="alert">
          <Icon name="circle-alert" />
          <span>{fault}</span>
        </p>
      )}
      {preview === null ? (
        <ImportDrop kind={kind} isBusy={busy !== null} onFile={(file) => void importing.upload(file)} />
      ) : (
        <div className="sales-import-parts grid items-start gap-24">
          <RecordList preview={preview} />
          <ColumnRoles preview={preview} isBusy={busy !== null} onChange={(change) => void importing.map(change)} />
        </div>
      )}
    </Drawer>
  );
}

function Foot({ importing, onClose }: { importing: SalesImport; onClose: () => void }) {
  const { t } = useTranslation('sales-import');
  const { preview, busy } = importing;
  if (preview === null) return null;
  const { good } = preview.counts;
  const what = preview.kind === 'contacts' ? 'contacts' : 'drafts';
  const take = async () => {
    const taken = await importing.take();
    if (taken === null) return;
    toast.success(t(`done.${what}`, { count: taken.made }));
    onClose();
  };
  const discard = async () => {
    if (await importing.discard()) onClose();
  };
  return (
    <div className="flex wrap items-center justify-end gap-12">
      <span role="status">{busy !== null && t(`busy.${busy}`)}</span>
      <Button disabled={busy === 'taking'} onClick={() => void discard()}>
        {t('discard')}
      </Button>
      <Button
        type="primary"
        loading={busy === 'taking'}
        disabled={good === 0 || busy === 'reading'}
        onClick={() => void take()}
      >
        {t(`take.${what}`, { count: good })}
      </Button>
    </div>
  );
}
