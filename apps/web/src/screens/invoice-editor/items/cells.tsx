import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useFigure } from '../../../components/use-figure.ts';
import '../../../components/figure-input.css';

/** Which cell of an item: `data-cell` stands on what takes the focus. */
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

/** A line of text. Native, as every cell here: two hundred items must not hold a key up. */
export function TextCell({ cell, label, value, most, placeholder, isWrong, onChange }: TextCellProps) {
  return (
    <input
      className="cell"
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

/** Lines of text that grow as they are typed. */
export function NoteCell({ cell, label, value, most, placeholder, isWrong, onChange }: TextCellProps) {
  return (
    <textarea
      className="cell cell-note"
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

/** A figure, or a sum that becomes one. */
export function FigureCell({ cell, label, value, currency, placeholder, isWrong, onChange }: FigureCellProps) {
  const figure = useFigure({ value, onChange, currency });
  return (
    <>
      <input
        className="cell figure-input"
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
        <span className="figure-fault" role="alert">
          {figure.fault}
        </span>
      )}
    </>
  );
}

interface ChoiceCellProps {
  cell: CellName;
  label: string;
  /** What is chosen, in words; empty where nothing is. */
  words: string;
  placeholder: string;
  isWrong: boolean;
  /** The real select, made only while the cell has the focus; `close` ends it, and a pressed cell opens its list at once. */
  children: (close: () => void, isPressed: boolean) => ReactNode;
}

/** A choice that is words until it takes the focus: then it is a select. */
export function ChoiceCell({ cell, label, words, placeholder, isWrong, children }: ChoiceCellProps) {
  const [openedBy, setOpenedBy] = useState<'focus' | 'press' | null>(null);
  const isPressed = useRef(false);
  if (openedBy !== null) {
    return (
      <span className="cell-choice" data-cell={cell}>
        {children(() => setOpenedBy(null), openedBy === 'press')}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={isWrong ? 'cell cell-button cell-wrong' : 'cell cell-button'}
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
