import './key-cap.css';

export function KeyCap({ children }: { children: string }) {
  return <kbd className="key-cap">{children}</kbd>;
}
