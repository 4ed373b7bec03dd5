import type { ClientRow, Light } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../components/emails/moment.tsx';
import { Icon, type IconName } from '../../../components/page/icon.tsx';

const signs: Readonly<Record<Light, IconName>> = { holds: 'circle-check', broken: 'circle-x', open: 'minus' };
const toneClass: Readonly<Record<Light, string>> = { holds: 'text-green', broken: 'text-wrong', open: 'faint' };

/** Whether the sums that must agree do: books, control accounts, bank. Each has its sign and its words, not only its colour. */
export function Lights({ client: { lights } }: { client: ClientRow }) {
  const { t } = useTranslation('practice');
  const looked = lights.checked_at ? t('light.looked', { at: momentText(lights.checked_at) }) : '';
  return (
    <span className="lights inline-flex gap-8">
      {(['books', 'control', 'bank'] as const).map((name) => {
        const words = `${t(`light.${name}.${lights[name]}`)}${name === 'bank' ? '' : ` ${looked}`}`.trim();
        return (
          <span
            key={name}
            role="img"
            aria-label={words}
            title={words}
            className={`light inline-grid ${toneClass[lights[name]]}`}
          >
            <Icon name={signs[lights[name]]} size={17} />
          </span>
        );
      })}
    </span>
  );
}
