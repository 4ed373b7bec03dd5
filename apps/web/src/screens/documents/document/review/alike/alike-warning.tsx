import type { AlikeRecord } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../../../components/keyboard/key-cap.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import './alike.css';

/** This document may be a second copy: by what, and the way to compare. */
export function AlikeWarning({ records, onOpen }: { records: readonly AlikeRecord[]; onOpen: () => void }) {
  const { t } = useTranslation('document');
  const [first] = records;
  if (first === undefined) return null;
  return (
    <div
      className="alike-warning gap-8-10 flex wrap items-center below-12 font-base bg-amber radius-medium"
      role="status"
    >
      <Icon className="rigid text-amber" name="copy" size={16} />
      <p>
        {t(`alike.reason.${first.reason}`, { name: first.number || first.name })}
        {records.length > 1 && ` ${t('alike.more', { count: records.length - 1 })}`}
      </p>
      <Button size="small" onClick={onOpen}>
        {t('alike.compare')} <KeyCap>{t('keys.alike')}</KeyCap>
      </Button>
    </div>
  );
}
