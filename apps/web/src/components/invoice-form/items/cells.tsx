import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useFigure } from '../../money/use-figure.ts';
import '../../money/figure-input.css';

/** The cells of an item; the focusable element of each has a `data-cell` attribute. */
export type CellName =
  | 'name'
  | 'description'
  | 'account_code'
  | 'quantity'
  | 'price'
  | 'discount'
  | 'tax_code'
  | 'amount';

interface TextCellProps {
  cell: CellName;
  label: string;
  value: string;
  most: number;
  placeholder?: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** A single-line text input. All cells use native inputs, because 200 items must not delay a key press. */
export function TextCell({ cell, label, value, most, placeholder, isWrong, onChange }: TextCellProps) {
  return (
    <input
      className="cell pad-0-7 framed-clear block min-0 full text-plain radius-small"
      data-cell={cell}
      aria-label={label}
      aria-invalid={isWrong}
      autoComplete="off"
      value={value}
      maxLength={most}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A multi-line text input that grows with its text. */
export function NoteCell({ cell, label, value, most, placeholder, isWrong, onChange }: TextCellProps) {
  return (
    <textarea
      className="cell pad-0-7 framed-clear block min-0 full radius-small cell-note min-h-28 muted"
      data-cell={cell}
      aria-label={label}
      aria-invalid={isWrong}
      rows={Math.max(1, value.split('\n').length)}
      value={value}
      maxLength={most}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface FigureCellProps {
  cell: CellName;
  label: string;
  value: string | null;
  currency?: string | undefined;
  placeholder?: string;
  isWrong: boolean;
  onChange: (value: string | null) => void;
}

export function FigureCell({ cell, label, value, currency, placeholder, isWrong, onChange }: FigureCellProps) {
  const figure = useFigure({ value, onChange, currency });
  return (
    <>
      <input
        className="cell pad-0-7 framed-clear block min-0 full text-plain radius-small figure-input text-right"
        data-cell={cell}
        aria-label={label}
        aria-invalid={figure.isWrong || isWrong}
        inputMode="decimal"
        autoComplete="off"
        value={figure.text}
        placeholder={placeholder}
        title={figure.fault}
        onFocus={figure.onFocus}
        onChange={figure.onChange}
        onKeyDown={figure.onKeyDown}
        onBlur={figure.onBlur}
      />
      {figure.fault !== undefined && (
        <span
          className="figure-fault z-20 above-2 line-17 wrap-words block absolute font-small text-red text-left bg-red radius-small"
          role="alert"
        >
          {figure.fault}
        </span>
      )}
    </>
  );
}

interface ChoiceCellProps {
  cell: CellName;
  label: string;
  /** The label of the choice; empty if nothing is chosen. */
  words: string;
  placeholder: string;
  isWrong: boolean;
  /**
   * Renders the real select, which exists only while the cell has the focus; `close` ends it. After a mouse press its
   * list opens at once.
   */
  children: (close: () => void, isPressed: boolean) => ReactNode;
}

/** Plain text until it takes the focus, then a select. */
export function ChoiceCell({ cell, label, words, placeholder, isWrong, children }: ChoiceCellProps) {
  const [openedBy, setOpenedBy] = useState<'focus' | 'press' | null>(null);
  const isPressed = useRef(false);
  if (openedBy !== null) {
    return (
      <span className="cell-choice block bg-card radius-small" data-cell={cell}>
        {children(() => setOpenedBy(null), openedBy === 'press')}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={
        isWrong
          ? 'cell pad-0-7 framed-clear block min-0 full text-plain radius-small cell-button text-left ellipsis pointer cell-wrong'
          : 'cell pad-0-7 framed-clear block min-0 full text-plain radius-small cell-button text-left ellipsis pointer'
      }
      data-cell={cell}
      aria-label={`${label}: ${words === '' ? placeholder : words}`}
      aria-haspopup="listbox"
      title={words === '' ? undefined : words}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onPointerUp={() => {
        isPressed.current = false;
        setOpenedBy('press');
      }}
      onFocus={() => !isPressed.current && setOpenedBy('focus')}
    >
      {words === '' ? <span className="cell-empty">{placeholder}</span> : words}
    </button>
  );
}
