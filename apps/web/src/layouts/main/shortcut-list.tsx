import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../components/key-cap.tsx';
import { closeOverlay } from './overlays.ts';

const shortcuts = ['find', 'help', 'search', 'move', 'open', 'close'] as const;

/** What the keyboard does everywhere. A screen's own keys stand at the foot of that screen. */
export default function ShortcutList() {
  const { t } = useTranslation('shell');
  return (
    <Modal open title={t('shortcuts.title')} footer={null} onCancel={closeOverlay} width={420}>
      <dl className="shortcut-list">
        {shortcuts.map((name) => (
          <div key={name}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              <KeyCap>{t(`keys.${name}`)}</KeyCap>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
