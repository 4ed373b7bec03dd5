import { type ReactNode, useId } from 'react';
import './card.css';

interface CardProps {
  title?: string;
  extra?: ReactNode;
  /** Removes the padding, so that a table fills the card to its edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A white surface with a thin border; its title is its accessible name. */
export function Card({ title, extra, flush, className, children }: CardProps) {
  const titleId = useId();
  const classes = ['card min-0 bg-card radius-huge', flush && 'card-flush', className].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-labelledby={title ? titleId : undefined}>
      {(title || extra) && (
        <div className="card-head flex items-baseline between gap-16 below-12">
          {title && <h2 id={titleId}>{title}</h2>}
          {extra && <div className="font-base faint">{extra}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
