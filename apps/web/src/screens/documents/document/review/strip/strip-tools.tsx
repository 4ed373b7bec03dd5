import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../../../components/keyboard/key-cap.tsx';
import { Icon, type IconName } from '../../../../../components/page/icon.tsx';
import { canCut, isCutBefore } from './cuts.ts';
import type { Strip } from './use-strip.ts';

/** What can be done with the page that is looked at. */
export function StripTools({ strip }: { strip: Strip }) {
  const { t } = useTranslation('document');
  const { at, slices } = strip;
  const isCut = isCutBefore(slices, at);
  const isKept = slices[at]?.document != null;
  const isLocked = strip.isLocked(at);
  return (
    <div className="flex wrap items-center gap-8 below-12">
      <Tool
        icon={isCut ? 'link' : 'scissors'}
        label={t(isCut ? 'strip.join' : 'strip.cut')}
        keyName={t('strip.keys.cut')}
        isOff={!canCut(slices, at, strip.locked)}
        onClick={() => strip.cut(at)}
      />
      <Tool
        icon={isKept ? 'x' : 'plus'}
        label={t(isKept ? 'strip.drop' : 'strip.take')}
        keyName={t('strip.keys.drop')}
        isOff={isLocked}
        onClick={() => strip.keep(at)}
      />
      <Tool
        icon="rotate"
        label={t('strip.turn')}
        keyName={t('strip.keys.turn')}
        isOff={isLocked}
        onClick={() => strip.turn(at)}
      />
      <span className="font-small muted">
        <KeyCap>{t('strip.keys.move')}</KeyCap> {t('strip.move')}
      </span>
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  keyName: string;
  isOff: boolean;
  onClick: () => void;
}

function Tool({ icon, label, keyName, isOff, onClick }: ToolProps) {
  return (
    <Button size="small" disabled={isOff} icon={<Icon name={icon} size={15} />} onClick={onClick}>
      {label} <KeyCap>{keyName}</KeyCap>
    </Button>
  );
}
