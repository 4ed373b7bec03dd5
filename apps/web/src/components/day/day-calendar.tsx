import { addDays, addMonths, endOfMonth, startOfMonth } from '@folio/ledger/calendar';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/start-language.ts';
import { Icon } from '../page/icon.tsx';
import { weeksOf } from './calendar-weeks.ts';
import { formatDay, formatMonth } from './format-day.ts';
import { todayInHongKong } from './today.ts';
import type { DayLimits } from './use-typed-day.ts';

interface DayCalendarProps extends DayLimits {
  /** Element the calendar opens next to. */
  anchor: () => HTMLElement | null;
  value: string | null;
  allowClear: boolean;
  onChoose: (day: string | null) => void;
  onClose: () => void;
}

/** A month calendar, drawn above everything else on the screen. */
export function DayCalendar({ anchor, value, min, max, allowClear, onChoose, onClose }: DayCalendarProps) {
  const { t } = useTranslation('common');
  const today = todayInHongKong();
  const [active, setActive] = useState(value ?? today);
  const panel = useRef<HTMLDivElement>(null);
  const isAllowed = (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max);
  usePlace(panel, anchor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day
  useEffect(() => {
    if (document.activeElement?.closest('.day-calendar-head') == null) focusDay(panel.current);
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    const next = event.target instanceof Element && event.target.closest('td') ? moved(active, event) : null;
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  const turn = (months: number) => setActive(addMonths(active, months));
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={t('day.calendar')}
      className="day-calendar fixed table-full table-joined pad-8 m-0 font-base text-plain bg-raised framed-strong radius-large"
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      <div className="day-calendar-head flex items-center between gap-2">
        <button type="button" aria-label={t('day.previousYear')} onClick={() => turn(-12)}>
          «
        </button>
        <button type="button" aria-label={t('day.previousMonth')} onClick={() => turn(-1)}>
          <Icon name="chevron-left" size={16} />
        </button>
        <span className="fill-row bold text-center" aria-live="polite">
          {formatMonth(active.slice(0, 7), currentLanguage())}
        </span>
        <button type="button" aria-label={t('day.nextMonth')} onClick={() => turn(1)}>
          <Icon name="chevron-right" size={16} />
        </button>
        <button type="button" aria-label={t('day.nextYear')} onClick={() => turn(12)}>
          »
        </button>
      </div>
      <MonthGrid active={active} value={value} today={today} isAllowed={isAllowed} onChoose={onChoose} />
      <div className="day-calendar-foot flex items-center between gap-2">
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          disabled={!isAllowed(today)}
          onClick={() => onChoose(today)}
        >
          {t('day.today')}
        </button>
        {allowClear && (
          <button
            type="button"
            className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
            onClick={() => onChoose(null)}
          >
            {t('day.clear')}
          </button>
        )}
      </div>
    </div>
  );
}

interface MonthGridProps {
  active: string;
  value: string | null;
  today: string;
  isAllowed: (day: string) => boolean;
  onChoose: (day: string) => void;
}

function MonthGrid({ active, value, today, isAllowed, onChoose }: MonthGridProps) {
  const language = currentLanguage();
  const weeks = weeksOf(active);
  return (
    <table aria-label={formatMonth(active.slice(0, 7), language)}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th className="pad-4-0 medium faint text-center" key={day} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <button
                  type="button"
                  tabIndex={day === active ? 0 : -1}
                  data-day={day}
                  className={day.slice(0, 7) === active.slice(0, 7) ? undefined : 'day-calendar-outside'}
                  disabled={!isAllowed(day)}
                  aria-label={formatDay(day, language)}
                  aria-pressed={day === value}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onChoose(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function weekday(day: string, width: 'narrow' | 'long'): string {
  return new Intl.DateTimeFormat(currentLanguage(), { weekday: width, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

function focusDay(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus({ preventScroll: true });
}

/** The day a key moves to; null if the key moves nowhere. */
function moved(day: string, { key, shiftKey }: KeyboardEvent): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfMonth(day);
    case 'End':
      return endOfMonth(day);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

const gapPx = 4;

/** Opens the panel below its anchor, or above where there is no room, and keeps it there. */
function usePlace(panel: { current: HTMLElement | null }, anchor: () => HTMLElement | null): void {
  const latest = useRef(anchor);
  latest.current = anchor;
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const place = () => {
      const at = latest.current()?.getBoundingClientRect();
      if (at === undefined) return;
      const { offsetWidth: width, offsetHeight: height } = element;
      const below = at.bottom + gapPx;
      const hasRoom = below + height <= window.innerHeight || at.top - gapPx - height < 0;
      element.style.left = `${Math.max(gapPx, Math.min(at.left, window.innerWidth - width - gapPx))}px`;
      element.style.top = `${Math.max(gapPx, Math.min(hasRoom ? below : at.top - gapPx - height, window.innerHeight - height - gapPx))}px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [panel]);
}
