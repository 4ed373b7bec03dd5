import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './icon.tsx';
import type { SaveState } from './use-autosave.ts';
import './save-note.css';

const icons: Record<SaveState, IconName> = {
  saved: 'circle-check',
  unsaved: 'pencil',
  saving: 'loader',
  failed: 'triangle-alert',
  conflict: 'triangle-alert',
};

/** Says whether what was typed is saved; a failed save can be tried again. */
export function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <span className={`save-note save-note-${state}`} role="status">
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
