import './key-cap.css';

export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="key-cap h-20 inline-grid centred font-tiny medium muted nowrap bg-card framed-strong radius-tiny">
      {children}
    </kbd>
  );
}
