import type { TimelineSpan } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../components/page/icon.tsx';
import { troublesOf } from './span-words.ts';

const kinds = ['gap', 'overlap', 'wrong_opening'] as const;

/** The problems in the statements, in words; or that each statement follows the one before. */
export function Troubles({ spans }: { spans: readonly TimelineSpan[] }) {
  const { t } = useTranslation('bank-proof');
  const troubles = troublesOf(spans);
  const found = kinds.filter((kind) => troubles[kind] > 0);
  if (found.length === 0 && spans.length < 2) return null;
  if (found.length === 0)
    return (
      <p className="troubles flex wrap troubles-none items-center text-green">
        <Icon name="circle-check" size={16} /> {t('noTrouble')}
      </p>
    );
  return (
    <ul className="troubles flex wrap text-amber">
      {found.map((kind) => (
        <li className="flex items-center" key={kind}>
          <Icon name="triangle-alert" size={16} /> {t(`trouble.${kind}`, { count: troubles[kind] })}
        </li>
      ))}
    </ul>
  );
}
