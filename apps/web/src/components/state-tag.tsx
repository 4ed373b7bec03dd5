import { Icon, type IconName } from './icon.tsx';
import './state-tag.css';

/** green: done or received. amber: late or unsure. red: failed. blue: proposed or under way. grey: nothing yet. */
export type StateTone = 'green' | 'amber' | 'red' | 'blue' | 'grey';

interface StateTagProps {
  tone: StateTone;
  /** The word of the state, translated. */
  children: string;
  icon?: IconName;
}

/** A state: its colour always with its word. */
export function StateTag({ tone, children, icon }: StateTagProps) {
  return (
    <span className={`state-tag state-tag-${tone}`}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}
