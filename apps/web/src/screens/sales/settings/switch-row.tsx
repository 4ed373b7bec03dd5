import { type ReactNode, useId } from 'react';

interface SwitchRowProps {
  title: string;
  hint: string;
  /** The switch, named by the id it is given. */
  children: (labelId: string) => ReactNode;
}

/** A switch with what it does beside it. */
export function SwitchRow({ title, hint, children }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="settings-switch">
      {children(id)}
      <div>
        <p id={id}>{title}</p>
        <p className="side-hint">{hint}</p>
      </div>
    </div>
  );
}
