import { Button } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useIsPhone } from '../../../../components/hooks/use-is-phone.ts';
import { pictureTypes } from './crop-picture.ts';

interface PictureButtonProps {
  label: string;
  /** Opens the camera; only where there is one in the hand. */
  isCamera?: boolean;
  onChoose: (file: File) => Promise<void>;
}

/** A button that asks the device for a picture. */
export function PictureButton({ label, isCamera = false, onChoose }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  if (isCamera && !isPhone) return null;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) void onChoose(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        {...(isCamera && { capture: 'user' })}
        aria-label={label}
        className="visually-hidden absolute clip nowrap"
        tabIndex={-1}
        onChange={choose}
      />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
}
