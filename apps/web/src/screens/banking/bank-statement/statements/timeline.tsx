import type { TimelineSpan } from '@folio/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../../components/day/format-day.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { type Axis, axisOf, type Month } from './months.ts';
import { stateOf } from './span-words.ts';

interface TimelineProps {
  spans: readonly TimelineSpan[];
  accountId: string;
}

const monthPx = 84;

/** The account's statements along the months, the newest in sight: a click opens the statement's lines. */
export function Timeline({ spans, accountId }: TimelineProps) {
  const { t } = useTranslation('bank-proof');
  const box = useRef<HTMLElement>(null);
  const axis = useMemo(() => axisOf(spans), [spans]);
  useEffect(() => {
    if (box.current !== null && spans.length > 0) box.current.scrollLeft = box.current.scrollWidth;
  }, [spans]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the keys that scroll it
    <section className="timeline scroll-x" ref={box} tabIndex={0} aria-label={t('timeline')}>
      <div className="relative" style={{ minWidth: axis.months.length * monthPx }}>
        <div className="timeline-months relative" aria-hidden="true">
          {axis.months.map((month) => (
            <MonthName key={month.day} month={month} />
          ))}
        </div>
        <ul className="timeline-spans relative">
          {spans.map((span) => (
            <Span key={`${span.kind} ${span.statement_id ?? span.start}`} {...{ span, axis, accountId }} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function MonthName({ month: { day, left, width } }: { month: Month }) {
  const [year = '', month = ''] = day.split('-');
  const name = currentLanguage() === 'zh-Hant' ? `${Number(month)}月` : formatDay(day, 'en-US').split(' ')[0];
  return (
    <span className="absolute top-0 font-small faint" style={{ left: `${left}%`, width: `${width}%` }}>
      {name}
      {month === '01' || left === 0 ? <small className="font-small muted">{year}</small> : null}
    </span>
  );
}

function Span({ span, axis, accountId }: { span: TimelineSpan; axis: Axis; accountId: string }) {
  const { t } = useTranslation('bank-proof');
  const { left, width } = axis.place(span.start, span.end);
  const state = stateOf(span);
  const language = currentLanguage();
  const words = t('spanWords', {
    state: t(`state.${state}`),
    start: formatDay(span.start, language),
    end: formatDay(span.end, language),
  });
  const style = { left: `${left}%`, width: `${width}%` };
  if (span.statement_id === null)
    return (
      <li className="absolute" style={style}>
        <span
          className={`span clip font-small text-plain framed-clear h-full num grid centred radius-small span-${state}`}
          role="img"
          aria-label={words}
          title={words}
        />
      </li>
    );
  const query = new URLSearchParams({ account: accountId, statement: span.statement_id, show: 'all' });
  return (
    <li className="absolute" style={style}>
      <Link
        className={`span clip font-small text-plain framed-clear h-full num grid centred radius-small span-${state}`}
        to={`/bank-statement?${query}`}
        aria-label={words}
        title={words}
      >
        {span.to_do > 0 ? span.to_do : ''}
      </Link>
    </li>
  );
}
