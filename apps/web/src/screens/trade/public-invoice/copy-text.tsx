import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';

/** A text to be typed elsewhere, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const { t } = useTranslation('public-invoice');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span className="public-copy tint-buttons inline-flex items-center gap-4">
      <span className="figures num">{text}</span>
      <button
        className="border-0 bg-none grid centred muted radius-medium pointer"
        type="button"
        aria-label={t('copyReference')}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={15} />
      </button>
      <span role="status" className="visually-hidden absolute clip nowrap">
        {isCopied && t('copied')}
      </span>
    </span>
  );
}
