import type { SalesImageKind, SalesSettingDetail } from '@folio/contract';
import { Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { salesImageUrl, useSalesSettingCalls } from '../../api/queries/trade/sales-setting.ts';
import { refusalText } from '../form/refusal-text.ts';
import { Icon } from '../page/icon.tsx';
import { imageVersion } from './image-version.ts';

interface ImageSlotProps {
  kind: SalesImageKind;
  image: SalesSettingDetail['images'][number] | undefined;
  isOwner: boolean;
}

const mostBytes = 5 * 1024 * 1024;

/** Uploads, replaces or removes one picture. Each change is saved at once. */
export function ImageSlot({ kind, image, isOwner }: ImageSlotProps) {
  const { t } = useTranslation('sales-settings');
  const calls = useSalesSettingCalls();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      imageVersion.next();
    } catch (cause) {
      setProblem(refusalText(cause));
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    if (file.size > mostBytes) setProblem(t('image.tooLarge'));
    else void run(() => calls.putImage(kind, file));
  };
  const version = imageVersion.use();
  return (
    <div className="settings-image">
      <p className="side-label">{t(`image.${kind}`)}</p>
      <div className="settings-image-frame below-8 grid centred bg-sheet framed radius-large">
        {image ? (
          <img className="max-full" src={salesImageUrl(kind, version)} alt={t(`image.${kind}`)} />
        ) : (
          <span className="grid cells-center gap-4 font-small">
            <Icon name="image" size={22} />
            {t('image.none')}
          </span>
        )}
      </div>
      {isOwner && (
        <div className="flex wrap gap-8">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            aria-label={t(`image.choose.${kind}`)}
            className="visually-hidden absolute clip nowrap"
            tabIndex={-1}
            onChange={choose}
          />
          <Button size="small" loading={isBusy} onClick={() => input.current?.click()}>
            {t(image ? 'image.replace' : 'image.upload')}
          </Button>
          {image && (
            <Button size="small" disabled={isBusy} onClick={() => void run(() => calls.removeImage(kind))}>
              {t('image.remove')}
            </Button>
          )}
        </div>
      )}
      {problem !== '' && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
