import { Icon, type IconName } from '../page/icon.tsx';
import './heat-cell.css';

/** The colour of a cell; its words and its icon say the same. */
export type HeatTone = 'closed' | 'good' | 'wait' | 'new' | 'none';

interface HeatCellProps {
  tone: HeatTone;
  icon?: IconName | undefined;
  /** What is written in the cell. */
  text: string;
  /** The whole sentence for screen readers: row, column and state. */
  label: string;
  onOpen: () => void;
}

/** A cell of a heat table; it opens what it shows. */
export function HeatCell({ tone, icon, text, label, onOpen }: HeatCellProps) {
  return (
    <button
      type="button"
      className={`heat-cell icons-low-2 heat-${tone} font-inherit font-small border-0 full radius-small nowrap pointer`}
      aria-label={label}
      title={label}
      onClick={onOpen}
    >
      {icon && <Icon name={icon} size={13} />} {text}
    </button>
  );
}
