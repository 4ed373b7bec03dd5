import type { Profile } from '@folio/contract';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarCalls } from '../../../../api/queries/people/account-setting.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import { Avatar } from '../../../../components/page/avatar.tsx';
import { dispatchSession } from '../../../../session/session-store.ts';
import { CropDialog } from './crop-dialog.tsx';
import { mostPictureMegabytes, openPicture, pictureFault } from './crop-picture.ts';
import { PictureButton } from './picture-button.tsx';
import './avatar.css';

/** The user's picture: choose or take it, crop, show and remove it. */
export function AvatarField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-setting');
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // The browser keeps the picture in memory until its object URL is revoked.
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);
  const changed = (avatar: string | null) =>
    dispatchSession({ type: 'profileChanged', profile: { ...profile, avatar } });
  const choose = async (file: File) => {
    const fault = pictureFault(file);
    setProblem(fault === null ? '' : t(`avatar.fault.${fault}`, { max: mostPictureMegabytes }));
    if (fault !== null) return;
    const chosen = URL.createObjectURL(file);
    try {
      await openPicture(chosen);
      setAddress(chosen);
    } catch {
      URL.revokeObjectURL(chosen);
      setProblem(t('avatar.fault.corrupt'));
    }
  };
  const take = async (picture: Blob) => {
    try {
      changed(await avatarCalls.set(picture));
      toast.success(t('avatar.saved'));
      setAddress(null);
      return null;
    } catch (cause) {
      return refusalText(cause);
    }
  };
  const remove = async () => {
    setBusy(true);
    setProblem('');
    try {
      changed(await avatarCalls.remove());
      toast.success(t('avatar.removed'));
    } catch (cause) {
      setProblem(refusalText(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex items-center gap-20 below-20">
      <Avatar name={profile.name} src={profile.avatar} size={72} />
      <div className="avatar-actions flex wrap items-center min-0 gap-8">
        <PictureButton label={t(profile.avatar ? 'avatar.change' : 'avatar.choose')} onChoose={choose} />
        <PictureButton label={t('avatar.photograph')} isCamera onChoose={choose} />
        {profile.avatar && (
          <Button loading={isBusy} onClick={() => void remove()}>
            {t('avatar.remove')}
          </Button>
        )}
        <p className="avatar-note faint">{t('avatar.note')}</p>
        {problem !== '' && (
          <p className="field-error above-4 font-small text-red" role="alert">
            {problem}
          </p>
        )}
      </div>
      {address !== null && <CropDialog address={address} onTake={take} onClose={() => setAddress(null)} />}
    </div>
  );
}
