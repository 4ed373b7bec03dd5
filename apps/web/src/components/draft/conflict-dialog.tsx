import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { differencesOf } from './differences.ts';
import './conflict-dialog.css';

interface ConflictDialogProps {
  mine: unknown;
  /** The version on the server; undefined while it loads. */
  theirs: unknown;
  /** The label of a field's path. */
  labelOf: (path: string) => string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows two conflicting versions next to each other and asks which one to keep. */
export function ConflictDialog({ mine, theirs, labelOf, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { t } = useTranslation('common');
  const differences = theirs === undefined ? [] : differencesOf(mine, theirs);
  const isLoading = theirs === undefined;
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      width={640}
      title={t('conflict.title')}
      footer={[
        <Button key="theirs" disabled={isLoading} onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>,
        <Button key="mine" type="primary" disabled={isLoading} onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>,
      ]}
    >
      <p>{t('conflict.lead')}</p>
      <div className="conflict-scroll scroll above-14 framed radius-large">
        <table className="conflict-table full font-base joined">
          <thead>
            <tr>
              <th className="pad-8-12 medium muted text-left break at-top ruled-below" scope="col">
                {t('conflict.field')}
              </th>
              <th className="pad-8-12 medium muted text-left break at-top ruled-below" scope="col">
                {t('conflict.mine')}
              </th>
              <th className="pad-8-12 medium muted text-left break at-top ruled-below" scope="col">
                {t('conflict.theirs')}
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={one.path}>
                <th className="pad-8-12 medium muted text-left break at-top ruled-below" scope="row">
                  {labelOf(one.path)}
                </th>
                <td className="pad-8-12 text-left break at-top ruled-below">{one.mine}</td>
                <td className="pad-8-12 text-left break at-top ruled-below">{one.theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
