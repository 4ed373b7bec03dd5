import { Modal, Slider } from 'antd';
import { useId, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';
import { cropPicture } from './crop-picture.ts';

interface CropDialogProps {
  /** Where the browser finds the picture. */
  address: string;
  /** Takes the cropped picture; the sentence to show when it was refused, else null. */
  onTake: (picture: Blob) => Promise<string | null>;
  onClose: () => void;
}

const most = 4;

/** Chooses the part of a picture that is shown: by dragging, or with arrow keys and the slider. */
export function CropDialog({ address, onTake, onClose }: CropDialogProps) {
  const { t } = useTranslation('account-setting');
  const zoomId = useId();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async () => {
    if (area === null || isBusy) return;
    setBusy(true);
    const refused = await cropPicture(address, area).then(onTake, () => t('avatar.fault.corrupt'));
    setBusy(false);
    if (refused !== null) setProblem(refused);
  };
  return (
    <Modal
      open
      width={460}
      title={t('avatar.crop')}
      okText={t('avatar.use')}
      cancelText={t('common:cancel')}
      okButtonProps={{ loading: isBusy, disabled: area === null }}
      onOk={() => void take()}
      onCancel={onClose}
    >
      <div className="avatar-crop relative clip radius-medium">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ 'aria-label': t('avatar.move') }}
        />
      </div>
      <p className="avatar-crop-hint font-base muted">{t('avatar.hint')}</p>
      <div className="avatar-zoom grid items-center gap-12 faint">
        <Icon name="zoom-out" />
        <span id={zoomId} className="visually-hidden absolute clip nowrap">
          {t('avatar.zoom')}
        </span>
        <Slider
          ariaLabelledByForHandle={zoomId}
          min={1}
          max={most}
          step={0.1}
          value={zoom}
          tooltip={{ open: false }}
          onChange={setZoom}
        />
        <Icon name="zoom-in" />
      </div>
      {problem !== '' && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {problem}
        </p>
      )}
    </Modal>
  );
}
