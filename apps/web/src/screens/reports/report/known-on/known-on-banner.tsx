import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import type { ReportKind } from '../report-kinds.ts';
import type { ReportParams } from '../report-params.ts';
import { instantText } from '../sheet/cell-text.ts';
import { ChangesDrawer } from './changes-drawer.tsx';
import './known-on.css';

interface KnownOnBannerProps {
  kind: ReportKind;
  params: ReportParams;
  onNow: () => void;
}

/** Says that the books are not looked at as they are now, what changed since, and the way back. */
export function KnownOnBanner({ kind, params, onNow }: KnownOnBannerProps) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(false);
  if (params.known_on === '') return null;
  const time = instantText(params.known_on, currentLanguage());
  return (
    <div className="known-on gap-8-10 flex wrap items-center text-amber bg-amber radius-large" role="status">
      <Icon name="clock" size={16} />
      <span>{t('known.banner', { time })}</span>
      <span className="hide-print flex gap-8 push-right">
        <Button size="small" onClick={() => setOpen(true)}>
          {t('known.changes')}
        </Button>
        <Button size="small" type="text" onClick={onNow}>
          {t('known.now')}
        </Button>
      </span>
      <ChangesDrawer kind={kind} params={params} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
