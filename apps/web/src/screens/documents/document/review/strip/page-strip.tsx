import type { DocumentDetail } from '@folio/contract';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Flush } from '../../../../../components/document/flush.ts';
import { KeyCap } from '../../../../../components/keyboard/key-cap.tsx';
import { useDialogKeys } from '../../../../../components/keyboard/use-dialog-keys.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { StripGrid } from './strip-grid.tsx';
import { StripResult } from './strip-result.tsx';
import { StripTools } from './strip-tools.tsx';
import { useSaveStrip } from './use-save-strip.ts';
import { useStrip } from './use-strip.ts';
import './strip.css';

interface PageStripProps {
  document: DocumentDetail;
  page: number;
  flush: Flush;
  onClose: () => void;
}

/** Every page of the file with the cuts between its documents, which a person moves. */
export function PageStrip({ document, page, flush, onClose }: PageStripProps) {
  const { t } = useTranslation('document');
  const strip = useStrip(document, page);
  const [columns, setColumns] = useState(1);
  const { save, isBusy, refusal } = useSaveStrip({ document, strip, flush, onDone: onClose });
  const canSave = !isBusy && !strip.isEmpty && (strip.hasNewCuts || strip.turns.size > 0);
  useDialogKeys([
    ['ArrowLeft', () => strip.move(-1)],
    ['ArrowRight', () => strip.move(1)],
    ['ArrowUp', () => strip.move(-columns)],
    ['ArrowDown', () => strip.move(columns)],
    ['Home', () => strip.setAt(0)],
    ['End', () => strip.setAt(strip.slices.length - 1)],
    ['x', () => strip.cut(strip.at)],
    ['d', () => strip.keep(strip.at)],
    ['Delete', () => strip.keep(strip.at)],
    ['r', () => strip.turn(strip.at)],
    ['s', () => canSave && save()],
  ]);
  return (
    <Modal
      open
      width={1160}
      className="strip-dialog"
      title={t('strip.title', { name: document.name })}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common:cancel')}
        </Button>,
        <Button key="save" type="primary" disabled={!canSave} loading={isBusy} onClick={save}>
          {t('strip.save')} <KeyCap>{t('strip.keys.save')}</KeyCap>
        </Button>,
      ]}
    >
      <p className="below-10 muted">{t('strip.lead')}</p>
      {refusal && (
        <p className="icons-low-2 text-red" role="alert">
          <Icon name="circle-alert" size={15} /> {refusal}
        </p>
      )}
      <StripTools strip={strip} />
      <div className="strip-body gap-18 grid">
        <StripGrid document={document} strip={strip} onColumns={setColumns} />
        <StripResult document={document} strip={strip} />
      </div>
    </Modal>
  );
}
