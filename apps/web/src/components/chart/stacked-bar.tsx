import { Amount } from '../money/amount.tsx';
import { isNil } from './share.ts';
import './stacked-bar.css';

/** A part of the whole. `step` is its place from the calmest colour (0) to the most urgent (4). */
export interface BarPart {
  key: string;
  label: string;
  /** A decimal text as in the API. A negative part has no length, only a figure. */
  value: string;
  step: number;
  /** After the figure, such as the number of documents. */
  note?: string | undefined;
}

interface StackedBarProps {
  label: string;
  parts: readonly BarPart[];
  currency: string;
  /** The key of the selected part; empty for none. */
  selected: string;
  /** The selected part's key, or an empty text if it was selected already. */
  onSelect: (key: string) => void;
}

/** The parts of a whole as one bar; each part is a button that narrows what is shown below. */
export function StackedBar({ label, parts, currency, selected, onSelect }: StackedBarProps) {
  const toggle = (key: string) => onSelect(key === selected ? '' : key);
  return (
    <fieldset className="stacked-bar m-0 p-0 border-0 min-0">
      <legend className="visually-hidden absolute clip nowrap">{label}</legend>
      <div className="stacked-parts flex gap-2" aria-hidden="true">
        {parts
          .filter(({ value }) => Number(value) > 0)
          .map(({ key, value, step }) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              className={`stacked-part p-0 border-0 pointer step-${step} ${isDimmed(key, selected) ? 'is-dimmed' : ''}`}
              style={{ flexGrow: Number(value) }}
              onClick={() => toggle(key)}
            />
          ))}
      </div>
      <div className="stacked-keys grid gap-8 above-8">
        {parts.map((part) => (
          <PartButton key={part.key} part={part} currency={currency} isOn={part.key === selected} onToggle={toggle} />
        ))}
      </div>
    </fieldset>
  );
}

function isDimmed(key: string, selected: string): boolean {
  return selected !== '' && selected !== key;
}

interface PartButtonProps {
  part: BarPart;
  currency: string;
  isOn: boolean;
  onToggle: (key: string) => void;
}

function PartButton({ part: { key, label, value, step, note }, currency, isOn, onToggle }: PartButtonProps) {
  const isEmpty = isNil(value) && !isOn;
  return (
    <button
      type="button"
      className="stacked-key picks font-inherit bg-none text-left text-plain radius-medium pointer"
      aria-pressed={isOn}
      disabled={isEmpty}
      onClick={() => onToggle(key)}
    >
      <span className="block font-small line-18 muted">
        <span className={`stacked-dot radius-circle step-${step}`} />
        {label}
      </span>{' '}
      <span className="flex wrap items-baseline gap-4-8">
        <Amount value={value} currency={currency} strong dashForZero />{' '}
        {note !== undefined && <span className="font-small line-18 muted">{note}</span>}
      </span>
    </button>
  );
}
