import { Button } from 'antd';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../../../components/hooks/use-is-phone.ts';
import { Icon } from '../../../../../components/page/icon.tsx';

interface PaperDropProps {
  /** The name of the file that is read at the moment. */
  reading: string | null;
  onFile: (file: File) => void;
}

const accept = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

/** Takes a certificate: dropped, chosen, or photographed on a phone. */
export function PaperDrop({ reading, onFile }: PaperDropProps) {
  const { t } = useTranslation('company');
  const hasTouch = useMediaQuery('(pointer: coarse)');
  const [isOver, setOver] = useState(false);
  const over = (on: boolean) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(on);
  };
  const drop = (event: DragEvent) => {
    over(false)(event);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) onFile(file);
    event.target.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the label inside
    <div
      className={`framed-dashed grid cells-center gap-4 text-center radius-large pad-14-16 below-16 ${
        isOver ? 'text-selected bg-selected' : 'muted bg-sunken'
      }`}
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={20} />
      <p role="status">{reading === null ? t('paper.drop') : t('paper.reading', { name: reading })}</p>
      {reading === null && (
        <span className="flex wrap justify-center gap-8">
          <FileButton words={t('paper.choose')} onChange={choose} />
          {hasTouch && <FileButton words={t('paper.camera')} onChange={choose} isCamera />}
        </span>
      )}
      <p className="font-small">{t('paper.kept')}</p>
    </div>
  );
}

interface FileButtonProps {
  words: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  isCamera?: boolean;
}

function FileButton({ words, onChange, isCamera = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const kind = isCamera ? ({ accept: 'image/*', capture: 'environment' } as const) : { accept };
  return (
    <>
      {/* Forms of Ant Design show file inputs whatever their class. */}
      <input ref={input} style={{ display: 'none' }} type="file" aria-label={words} onChange={onChange} {...kind} />
      <Button size="small" onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}
