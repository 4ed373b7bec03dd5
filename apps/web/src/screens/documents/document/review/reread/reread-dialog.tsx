import type { DocumentDetail, RereadChange } from '@folio/contract';
import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Flush } from '../../../../../components/document/flush.ts';
import { useFieldLabel } from '../../../../../components/invoice-form/use-field-label.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { pathsToTake, withToggled } from './choice.ts';
import { useRereadAnswer } from './use-reread-answer.ts';
import './reread.css';

interface RereadDialogProps {
  document: DocumentDetail;
  changes: readonly RereadChange[];
  flush: Flush;
  onClose: () => void;
}

/** What the newer reading changes, field by field: taken whole, in part, or not at all. */
export function RereadDialog({ document, changes, flush, onClose }: RereadDialogProps) {
  const { t } = useTranslation('document');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { take, leave, isBusy, refusal } = useRereadAnswer({ document, flush, onClose });
  const toggle = (path: string) => setChosen(withToggled(chosen, path));
  return (
    <Modal
      open
      width={720}
      title={t('reread.title')}
      onCancel={onClose}
      footer={[
        <Button key="keep" disabled={isBusy} onClick={leave}>
          {t('reread.keep')}
        </Button>,
        <Button
          key="chosen"
          disabled={isBusy || chosen.length === 0}
          onClick={() => take(pathsToTake(chosen, changes))}
        >
          {t('reread.takeChosen', { count: chosen.length })}
        </Button>,
        <Button key="all" type="primary" autoFocus disabled={isBusy} onClick={() => take(null)}>
          {t('reread.takeAll')}
        </Button>,
      ]}
    >
      <p className="below-12 muted">{t('reread.lead', { count: changes.length })}</p>
      {refusal && (
        <p className="icons-low-2 text-red" role="alert">
          <Icon name="circle-alert" size={15} /> {refusal}
        </p>
      )}
      <div className="reread-scroll scroll">
        <Changes changes={changes} chosen={chosen} onToggle={toggle} />
      </div>
    </Modal>
  );
}

interface ChangesProps {
  changes: readonly RereadChange[];
  chosen: readonly string[];
  onToggle: (path: string) => void;
}

function Changes({ changes, chosen, onToggle }: ChangesProps) {
  const { t } = useTranslation('document');
  const labelOf = useFieldLabel();
  return (
    <table className="reread-changes cells-left cells-regular cells-ruled cells-top heads-small heads-muted full font-base joined">
      <thead>
        <tr>
          <th className="break" scope="col">
            {t('reread.field')}
          </th>
          <th className="break" scope="col">
            {t('reread.before')}
          </th>
          <th className="break" scope="col">
            {t('reread.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path}>
            <th className="break" scope="row">
              <Checkbox checked={chosen.includes(change.path)} onChange={() => onToggle(change.path)}>
                {labelOf(change.path)}
              </Checkbox>
            </th>
            <td className="break">{change.before ?? t('reread.none')}</td>
            <td className="reread-after break">{change.after ?? t('reread.none')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
