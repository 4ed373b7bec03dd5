import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../components/page/icon.tsx';

const hasLetters = /\p{Letter}/u;

/** Says what the page prints where the reader put another value: a figure that makes the sums add up, or a known name. */
export function MendedNote({ printed }: { printed: string | undefined }) {
  const { t } = useTranslation('document');
  if (printed === undefined) return null;
  return (
    <p className="review-warning above-3 font-small text-amber">
      <Icon name="wrench" size={12} /> {t(hasLetters.test(printed) ? 'mendedName' : 'mendedFrom', { printed })}
    </p>
  );
}
