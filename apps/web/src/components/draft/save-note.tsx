import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHasInvalidField } from '../form/typed-fields.ts';
import { Icon, type IconName } from '../page/icon.tsx';
import type { SaveState } from './use-autosave.ts';
import './save-note.css';

const icons: Record<SaveState, IconName> = {
  saved: 'circle-check',
  unsaved: 'pencil',
  saving: 'loader',
  failed: 'triangle-alert',
  conflict: 'triangle-alert',
};

/** Says whether all input is saved; offers to retry a failed save. */
export function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const hasInvalid = useHasInvalidField();
  if (hasInvalid && state !== 'conflict') {
    return (
      <span className="inline-flex items-center gap-6 font-small faint nowrap save-note-failed" role="status">
        <Icon name="triangle-alert" size={14} />
        {t('saveState.invalid')}
      </span>
    );
  }
  return (
    <span className={`inline-flex items-center gap-6 font-small faint nowrap save-note-${state}`} role="status">
      <Icon name={icons[state]} size={14} />
      {t(`saveState.${state}`)}
      {state === 'failed' && (
        <Button type="link" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </span>
  );
}
