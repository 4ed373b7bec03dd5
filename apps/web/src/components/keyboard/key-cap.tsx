import './key-cap.css';

export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="key-cap inline-grid centred font-tiny medium muted nowrap bg-card framed-strong radius-tiny">
      {children}
    </kbd>
  );
}
