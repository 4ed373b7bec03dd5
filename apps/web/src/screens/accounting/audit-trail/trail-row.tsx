import type { AuditRow } from '@folio/contract';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '../../../components/avatar.tsx';
import { Icon } from '../../../components/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { Changes } from './changes.tsx';
import { hongKongTime } from './hong-kong-time.ts';
import { subjectPath } from './subject.ts';
import { useTrailWords } from './use-trail-words.ts';

interface TrailRowProps {
  row: AuditRow;
  isOpen: boolean;
  onToggle: () => void;
}

/** One thing somebody did. A click or Enter opens what it is about; the arrow at its end unfolds what changed. */
export function TrailRow({ row, isOpen, onToggle }: TrailRowProps) {
  const { t } = useTranslation('accounting-audit-trail');
  const navigate = useNavigate();
  const words = useTrailWords();
  const path = subjectPath(row);
  const open = () => (path === null ? onToggle() : navigate(path));
  const summary = words.summary(row);
  const changesId = `changes-${row.id}`;
  const hasChanges = row.changes.length > 0;
  return (
    <>
      <tr
        className="trail-row"
        tabIndex={0}
        onClick={(event) => {
          if (!isControl(event)) void open();
        }}
        onKeyDown={(event) => onKey(event, () => void open())}
      >
        <td className="trail-at figures">{hongKongTime(row.at, currentLanguage())}</td>
        <td className="trail-by">
          <Who row={row} />
        </td>
        <td className="trail-action">
          {row.what}
          {summary !== '' && <span>{summary}</span>}
        </td>
        <td className="trail-subject">
          {path === null ? words.subjectWord(row) : <Link to={path}>{words.subjectWord(row)}</Link>}
        </td>
        <td className="trail-from figures">
          {row.address !== null && (
            <>
              <span className="trail-from-word">{t('col.address')}</span> {row.address}
            </>
          )}
        </td>
        <td className="trail-fold">
          {hasChanges && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? changesId : undefined}
              aria-label={t('unfold', { what: `${row.what} ${words.subjectWord(row)}` })}
              onClick={onToggle}
            >
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
            </button>
          )}
        </td>
      </tr>
      {isOpen && hasChanges && (
        <tr className="trail-changes-row" id={changesId}>
          <td colSpan={6}>
            <Changes row={row} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The person, and the practice for whose people they did it; what nobody did, Folio did. */
function Who({ row }: { row: AuditRow }) {
  const { t } = useTranslation('accounting-audit-trail');
  const name = row.by ?? t('nobody');
  return (
    <span className="trail-who">
      <Avatar name={name} size={26} />
      <span className="trail-who-words">
        {name}
        {row.practice !== null && (
          <span className="trail-practice">{t('ofPractice', { name: row.practice.name })}</span>
        )}
        {row.token !== null && <span className="trail-practice">{t('byToken', { name: row.token })}</span>}
      </span>
    </span>
  );
}

/** A click on a link or button inside the row is not a click on the row, nor is marking its text. */
function isControl(event: MouseEvent<HTMLElement>): boolean {
  const isLink = event.target instanceof Element && event.target.closest('a, button') !== null;
  return isLink || (window.getSelection()?.toString() ?? '') !== '';
}

function onKey(event: KeyboardEvent<HTMLTableRowElement>, open: () => void): void {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'Enter') open();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const rows = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('.trail-row') ?? [])];
  rows[rows.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}
