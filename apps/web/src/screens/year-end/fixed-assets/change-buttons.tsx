import type { FixedAsset } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../session/use-may.ts';
import { type Change, changes } from './change-form.tsx';

/** What can happen to an asset that is held. */
export function ChangeButtons({ asset, onChange }: { asset: FixedAsset; onChange: (change: Change) => void }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const readOnly = !useMay('write');
  if (readOnly || asset.state === 'disposed' || asset.state === 'removed') return null;
  return (
    <>
      {changes.map((one) => (
        <Button key={one} type={one === 'dispose' ? 'primary' : 'default'} onClick={() => onChange(one)}>
          {t(`change.${one}`)}
        </Button>
      ))}
    </>
  );
}
