import { Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/feedback/toast/toast.ts';
import { useMediaQuery } from '../../components/hooks/use-is-phone.ts';
import { Icon } from '../../components/page/icon.tsx';
import { addPhotographs, uploadPages, useCapturedPages } from './capture-store.ts';
import { PageStrip } from './page-strip.tsx';
import { isTooLarge } from './pages.ts';
import { photographName } from './photograph-name.ts';

const bytesPerMegabyte = 1024 * 1024;

/** On a touch screen: the camera, and the pages taken so far, which become one document. */
export function Capture({ maxBytes }: { maxBytes: number | null }) {
  const { t } = useTranslation('upload');
  const hasTouch = useMediaQuery('(pointer: coarse)');
  const pages = useCapturedPages();
  const input = useRef<HTMLInputElement>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  if (!hasTouch) return null;
  const openCamera = (place: string | null) => {
    setReplaced(place);
    input.current?.click();
  };
  const takeIn = (event: ChangeEvent<HTMLInputElement>) => {
    const photographs = [...(event.target.files ?? [])];
    event.target.value = '';
    addPhotographs(photographs, replaced).catch(() => toast.error(t('capture.unreadable')));
  };
  return (
    <div className="grid gap-8 below-10">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('camera')}
        hidden
        onChange={takeIn}
      />
      {pages.length === 0 ? (
        <Button type="primary" size="large" block icon={<Icon name="camera" />} onClick={() => openCamera(null)}>
          {t('camera')}
        </Button>
      ) : (
        <>
          <PageStrip pages={pages} onRetake={openCamera} />
          <Button size="large" block icon={<Icon name="camera" />} onClick={() => openCamera(null)}>
            {t('capture.add')}
          </Button>
          <DoneButton isFull={isTooLarge(pages, maxBytes)} maxBytes={maxBytes} />
        </>
      )}
    </div>
  );
}

/** Uploads the pages; says why it cannot if they are too large together. */
function DoneButton({ isFull, maxBytes }: { isFull: boolean; maxBytes: number | null }) {
  const { t } = useTranslation('upload');
  const [isJoining, setJoining] = useState(false);
  const upload = async () => {
    setJoining(true);
    await uploadPages(photographName(t('capture.name'), new Date()), maxBytes);
  };
  const isWrong = () => {
    setJoining(false);
    toast.error(t('capture.unreadable'));
  };
  return (
    <>
      <Button
        type="primary"
        size="large"
        block
        icon={<Icon name="upload" />}
        disabled={isFull}
        loading={isJoining}
        onClick={() => void upload().catch(isWrong)}
      >
        {t('capture.done')}
      </Button>
      {isFull && (
        <p className="font-base text-red" role="alert">
          {t('capture.tooLarge', { max: Math.floor((maxBytes ?? 0) / bytesPerMegabyte) })}
        </p>
      )}
    </>
  );
}
