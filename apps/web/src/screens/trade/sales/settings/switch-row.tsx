import { type ReactNode, useId } from 'react';

interface SwitchRowProps {
  title: string;
  hint: string;
  /** The switch; `labelId` is the id of its label. */
  children: (labelId: string) => ReactNode;
}

/** A switch next to a text that explains it. */
export function SwitchRow({ title, hint, children }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="grid items-start columns-auto-wide gap-12">
      {children(id)}
      <div>
        <p id={id}>{title}</p>
        <p className="side-hint above-4 font-small">{hint}</p>
      </div>
    </div>
  );
}
