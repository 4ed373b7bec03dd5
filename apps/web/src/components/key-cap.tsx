import './key-cap.css';

/** A key drawn as a small outlined letter. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className="key-cap">{children}</kbd>;
}
