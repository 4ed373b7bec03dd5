import { Icon, type IconName } from '../page/icon.tsx';
import './state-tag.css';

/** green: done or received. amber: late or unsure. red: failed. blue: proposed or under way. grey: nothing yet. */
export type StateTone = 'green' | 'amber' | 'red' | 'blue' | 'grey';

interface StateTagProps {
  tone: StateTone;
  children: string;
  icon?: IconName;
}

/** A status label: the colour is never shown without its text. */
export function StateTag({ tone, children, icon }: StateTagProps) {
  return (
    <span
      className={`state-tag gap-5 pad-1-8 line-20 inline-flex items-center font-small medium nowrap radius-small state-tag-${tone}`}
    >
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}
