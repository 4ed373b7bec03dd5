import { Input } from 'antd';
import type { ReactNode } from 'react';
import { useTyped } from '../hooks/use-typed.ts';
import { Icon } from '../page/icon.tsx';
import './list-toolbar.css';

/** One option of a filter: its value in the address, its label, and its number of rows. */
export interface FilterChip {
  value: string;
  label: string;
  count?: number;
}

interface ListToolbarProps {
  /** Label of the search box: 'Payee, amount, reference'. */
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  chips?: readonly FilterChip[];
  chip?: string;
  onChip?: (value: string) => void;
  /** The name of the filter, for screen readers. */
  chipsLabel?: string;
  /** At the right: actions of the list. */
  children?: ReactNode;
}

const typingPauseMs = 250;
const asTyped = (text: string) => text;

/** Search box and filter chips above a list. Keep `search` and `chip` in the address with `useUrlState`. */
export function ListToolbar(props: ListToolbarProps) {
  const { chips, chip, onChip, chipsLabel } = props;
  return (
    <div className="list-toolbar flex wrap items-center between gap-12 below-12">
      {chips && (
        <fieldset className="filter-chips rings-inside p-0 border-0 flex min-0 scroll-x gap-4">
          <legend className="visually-hidden absolute clip nowrap">{chipsLabel}</legend>
          {chips.map((one) => (
            <button
              className="font-inherit bg-none inline-flex items-center gap-6 muted nowrap radius-medium pointer"
              key={one.value}
              type="button"
              aria-pressed={one.value === chip}
              onClick={() => onChip?.(one.value)}
            >
              {one.label}
              {one.count !== undefined && <span className="figures num">{one.count}</span>}
            </button>
          ))}
        </fieldset>
      )}
      <div className="list-toolbar-right flex wrap items-center gap-12 push-right">
        <SearchBox label={props.searchLabel} text={props.search} onText={props.onSearch} />
        {props.children}
      </div>
    </div>
  );
}

function SearchBox({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  const typed = useTyped({ kept: text, read: asTyped, write: asTyped, onPause: onText, pauseMs: typingPauseMs });
  return (
    <Input
      className="list-search"
      type="search"
      data-list-search=""
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" size={15} />}
      value={typed.value}
      allowClear
      onChange={(event) => typed.change(() => event.target.value)}
      onPressEnter={typed.hand}
    />
  );
}
