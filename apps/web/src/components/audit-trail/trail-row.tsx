import type { AuditRow } from '@folio/contract';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { currentLanguage } from '../../i18n/start-language.ts';
import { hongKongTime } from '../day/hong-kong-time.ts';
import { Avatar } from '../page/avatar.tsx';
import { Icon } from '../page/icon.tsx';
import { Changes } from './changes.tsx';
import { subjectPath } from './subject.ts';
import { useTrailWords } from './use-trail-words.ts';

interface TrailRowProps {
  row: AuditRow;
  isOpen: boolean;
  onToggle: () => void;
}

/** One audit row. A click or Enter opens its subject; the arrow at the end of the row shows the changed fields. */
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
        className="trail-row tint-hover ring-inside pointer"
        tabIndex={0}
        onClick={(event) => {
          if (!isControl(event)) void open();
        }}
        onKeyDown={(event) => onKey(event, () => void open())}
      >
        <td className="trail-at figures num ruled-below">{hongKongTime(row.at, currentLanguage())}</td>
        <td className="trail-by ruled-below">
          <Who row={row} />
        </td>
        <td className="trail-action ruled-below">
          {row.what}
          {summary !== '' && <span className="block font-small muted">{summary}</span>}
        </td>
        <td className="trail-subject ruled-below">
          {path === null ? words.subjectWord(row) : <Link to={path}>{words.subjectWord(row)}</Link>}
        </td>
        <td className="trail-from muted break figures num ruled-below">
          {row.address !== null && (
            <>
              <span className="trail-from-word none">{t('col.address')}</span> {row.address}
            </>
          )}
        </td>
        <td className="trail-fold tint-buttons ruled-below">
          {hasChanges && (
            <button
              className="p-0 border-0 bg-none grid centred text-inherit radius-small pointer h-26"
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
          <td className="ruled-below" colSpan={6}>
            <Changes row={row} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The person, and the practice they acted for. Rows without a person are actions of Folio. */
function Who({ row }: { row: AuditRow }) {
  const { t } = useTranslation('accounting-audit-trail');
  const name = row.by ?? t('nobody');
  return (
    <span className="trail-who flex items-top gap-8">
      <Avatar name={name} size={26} />
      <span className="trail-who-words column flex items-top gap-2 break">
        {name}
        {row.practice !== null && (
          <span className="trail-practice font-small text-selected bg-selected radius-medium">
            {t('ofPractice', { name: row.practice.name })}
          </span>
        )}
        {row.token !== null && (
          <span className="trail-practice font-small text-selected bg-selected radius-medium">
            {t('byToken', { name: row.token })}
          </span>
        )}
      </span>
    </span>
  );
}

/** A click on a link or button inside the row, or selecting its text, must not open the row. */
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
