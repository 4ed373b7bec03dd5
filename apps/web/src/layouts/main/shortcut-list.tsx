import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../components/keyboard/key-cap.tsx';
import { type ScreenShortcut, useScreenShortcuts } from '../../components/keyboard/screen-shortcuts.ts';
import { closeOverlay } from './overlays.ts';

const shortcuts = ['find', 'help', 'search', 'move', 'open', 'mark', 'create', 'close', 'leave'] as const;

/** What the keyboard does on the screen that is open, and everywhere. */
export default function ShortcutList() {
  const { t } = useTranslation('shell');
  const screen = useScreenShortcuts();
  const everywhere = shortcuts.map((name) => ({ label: t(`shortcuts.${name}`), keys: t(`keys.${name}`) }));
  return (
    <Modal open title={t('shortcuts.title')} footer={null} onCancel={closeOverlay} width={screen ? 760 : 420}>
      <div className={screen ? 'shortcut-columns' : undefined}>
        {screen && (
          <>
            <h3 className="shortcut-heading font-small medium muted">{screen.title}</h3>
            <Shortcuts shortcuts={screen.shortcuts} />
            <h3 className="shortcut-heading font-small medium muted">{t('shortcuts.everywhere')}</h3>
          </>
        )}
        <Shortcuts shortcuts={everywhere} />
      </div>
    </Modal>
  );
}

function Shortcuts({ shortcuts: all }: { shortcuts: readonly ScreenShortcut[] }) {
  return (
    <dl className="shortcut-list last-unruled">
      {all.map(({ label, keys }) => (
        <div className="flex between ruled-below" key={label}>
          <dt>{label}</dt>
          <dd>
            <KeyCap>{keys}</KeyCap>
          </dd>
        </div>
      ))}
    </dl>
  );
}
