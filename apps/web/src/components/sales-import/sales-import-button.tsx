import type { SalesImportKind } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
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
  const [asked, forgetAsked] = useAskedByAddress();
  const readOnly = !useMay('write');
  if (readOnly) return null;
  const close = () => {
    setOpen(false);
    forgetAsked();
  };
  return (
    <>
      <Button icon={<Icon name="upload" />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {(isOpen || asked !== null) && <ImportDialog key={asked} kind={kind} importId={asked} onClose={close} />}
    </>
  );
}

/** `?import=ID` opens the dialog for a file that was uploaded and waits. */
function useAskedByAddress(): [string | null, () => void] {
  const [params, setParams] = useSearchParams();
  const forget = () =>
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('import');
        return rest;
      },
      { replace: true },
    );
  return [params.get('import') || null, forget];
}
