import type { AlikeRecord, DocumentDetail } from '@folio/contract';
import { Button, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Flush } from '../../../../../components/document/flush.ts';
import { KeyCap } from '../../../../../components/keyboard/key-cap.tsx';
import { useDialogKeys } from '../../../../../components/keyboard/use-dialog-keys.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { AlikeFields } from './alike-fields.tsx';
import { AlikePages } from './alike-pages.tsx';
import { compareAlike, factsOf } from './compare-alike.ts';
import { useAlikeAnswer } from './use-alike-answer.ts';
import './alike.css';

interface AlikeDialogProps {
  document: DocumentDetail;
  flush: Flush;
  /** After 'same document': what to go on with. */
  onSame: () => void;
  onClose: () => void;
}

/** This document and one that looks like it, side by side, and the question whether they are the same. */
export function AlikeDialog({ document, flush, onSame, onClose }: AlikeDialogProps) {
  const { t } = useTranslation('document');
  const records = document.look_alikes;
  const [index, setIndex] = useState(0);
  const at = Math.min(index, records.length - 1);
  const other = records[at];
  const { answer, isBusy, refusal } = useAlikeAnswer({ document, flush, onSame, onClose });
  useDialogKeys(
    other === undefined || isBusy
      ? []
      : [
          ['1', () => answer('same', other)],
          ['2', () => answer('different', other)],
        ],
  );
  if (other === undefined) return null;
  // What differs in nothing is the same, most likely: Enter says so.
  const likely = compareAlike(factsOf(document), other).some((row) => row.isSame === false) ? 'different' : 'same';
  return (
    <Modal
      open
      width={1080}
      className="alike-dialog"
      title={t('alike.title')}
      onCancel={onClose}
      footer={(['same', 'different'] as const).map((word, index) => {
        const isLikely = word === likely;
        return (
          <Button
            key={word}
            type={isLikely ? 'primary' : 'default'}
            autoFocus={isLikely}
            disabled={isBusy}
            onClick={() => answer(word, other)}
          >
            {t(`alike.${word}`)} <KeyCap>{t('alike.key', { number: index + 1 })}</KeyCap>
          </Button>
        );
      })}
    >
      <p className="below-12">{t(`alike.reason.${other.reason}`, { name: other.number || other.name })}</p>
      {records.length > 1 && <Others records={records} index={at} onIndex={setIndex} />}
      {refusal && (
        <p className="icons-low-2 text-red" role="alert">
          <Icon name="circle-alert" size={15} /> {refusal}
        </p>
      )}
      <AlikeFields document={document} other={other} />
      <AlikePages document={document} other={other} />
    </Modal>
  );
}

interface OthersProps {
  records: readonly AlikeRecord[];
  index: number;
  onIndex: (index: number) => void;
}

/** Which of several look-alikes is compared. */
function Others({ records, index, onIndex }: OthersProps) {
  const { t } = useTranslation('document');
  return (
    <Segmented
      className="below-12"
      aria-label={t('alike.others')}
      value={index}
      options={records.map((one, value) => ({ value, label: one.number || one.name }))}
      onChange={onIndex}
    />
  );
}
