import type { InvoiceAge } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../components/day/format-day.ts';
import {
  ageOf,
  type FilterName,
  filterNames,
  isOn,
  type ListKind,
  type ListView,
  without,
} from '../../../../components/invoice/list-view.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useContactName } from './contact-filter.tsx';

interface FilterChipsProps {
  kind: ListKind;
  view: ListView;
  onView: (changes: Partial<ListView>) => void;
}

/** The filters that are on, each with a cross that takes it away. */
export function FilterChips({ kind, view, onView }: FilterChipsProps) {
  const { t } = useTranslation(['invoice-life', 'invoice']);
  const contact = useContactName(view.contact);
  const on = filterNames.filter((name) => isOn(view, name));
  if (on.length === 0) return null;
  const wordsOf: Record<FilterName, () => string> = {
    age: () => ageWords(ageOf(view), (age) => t(`common:age.${age}`)),
    days: () => daysText(view.from, view.to, (key, days) => t(`chip.${key}`, days)),
    contact: () => t(`chip.contact.${kind}`, { name: contact ?? '…' }),
    currency: () => view.currency,
    type: () => t(`common:documentKind.${view.type}`),
    confirm: () => t(`invoice:confirm.${view.confirm}`),
  };
  return (
    <ul className="chips-on flex wrap gap-8" aria-label={t('chip.label')}>
      {on.map((name) => (
        <li className="inline-flex items-center gap-2 font-base text-selected bg-selected radius-medium" key={name}>
          {wordsOf[name]()}
          <button
            className="font-inherit p-0 border-0 bg-none inline-flex items-center justify-center text-inherit radius-medium pointer min-h-28"
            type="button"
            aria-label={t('chip.remove', { filter: wordsOf[name]() })}
            onClick={() => onView(without(name))}
          >
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
      {on.length > 1 && (
        <li className="chips-none bg-none text-link inline-flex items-center gap-2 font-base radius-medium">
          <button
            className="font-inherit p-0 border-0 bg-none inline-flex items-center justify-center text-inherit radius-medium pointer min-h-28"
            type="button"
            onClick={() => onView(Object.assign({}, ...on.map(without)))}
          >
            {t('chip.removeAll')}
          </button>
        </li>
      )}
    </ul>
  );
}

function ageWords(age: InvoiceAge | undefined, say: (age: InvoiceAge) => string): string {
  return age === undefined ? '…' : say(age);
}

type DaysKey = 'between' | 'since' | 'until';

function daysText(from: string, to: string, say: (key: DaysKey, days: { from: string; to: string }) => string): string {
  const written = (day: string) => (day === '' ? '' : formatDay(day, currentLanguage()));
  const key = from === '' ? 'until' : to === '' ? 'since' : 'between';
  return say(key, { from: written(from), to: written(to) });
}
