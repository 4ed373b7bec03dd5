import type { SalesImportKind } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../session/use-may.ts';
import { Icon } from '../page/icon.tsx';
import { ImportDialog } from './import-dialog.tsx';

/**
 * Opens the dialog that imports documents or contacts from a CSV or XLSX file; hidden from users with read-only
 * access.
 */
export function SalesImportButton({ kind }: { kind: SalesImportKind }) {
  const { t } = useTranslation('sales-import');
  const [isOpen, setOpen] = useState(false);
  const readOnly = !useMay('write');
  if (readOnly) return null;
  return (
    <>
      <Button icon={<Icon name="upload" />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ImportDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}
