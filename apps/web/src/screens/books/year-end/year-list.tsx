import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearEnd } from '../../../api/queries/books/accounting-closing.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { StateTag, type StateTone } from '../../../components/feedback/state-tag.tsx';
import type { IconName } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';

type YearState = YearEnd['years'][number]['state'];

const looks: Record<YearState, { tone: StateTone; icon?: IconName }> = {
  open: { tone: 'grey' },
  locked: { tone: 'blue', icon: 'lock' },
  closed: { tone: 'green', icon: 'check' },
};

interface YearListProps {
  years: YearEnd['years'];
  /** The last day of the chosen year. */
  chosen: string;
  onChoose: (end: string) => void;
}

/** The financial years, newest first, with their states. */
export function YearList({ years, chosen, onChoose }: YearListProps) {
  const { t } = useTranslation('accounting-year-end');
  const language = currentLanguage();
  const list = useRef<HTMLFieldSetElement>(null);
  // On a phone the list is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another year is chosen
  useEffect(() => {
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [chosen]);
  return (
    <fieldset className="year-list border-0 flex min-0 scroll-x gap-10" ref={list}>
      <legend className="visually-hidden absolute clip nowrap">{t('years')}</legend>
      {years.map(({ start, end, state }) => (
        <button
          className="picks font-inherit rigid grid cells-start gap-2 pad-12-16 text-plain text-left bg-card framed radius-huge pointer"
          key={end}
          type="button"
          aria-pressed={end === chosen}
          onClick={() => onChoose(end)}
        >
          <strong className="bold">{t('yearTo', { date: formatDay(end, language) })}</strong>
          <span className="below-4 font-small muted figures num">
            {t('from', { date: formatDay(start, language) })}
          </span>
          <StateTag {...looks[state]}>{t(`state.${state}`)}</StateTag>
        </button>
      ))}
    </fieldset>
  );
}
