import { useEffect, useRef, useState } from 'react';

/** Minimum time between two announcements of frequently changing text. */
const MIN_BETWEEN_MS = 30_000;
/** The announcement is removed after this time, because the screen shows newer text. */
const KEPT_MS = 5000;

/**
 * Announces changing text to screen readers without interrupting, and not on every change. Null announces nothing.
 */
export function PoliteNews({ text }: { text: string | null }) {
  const [said, setSaid] = useState('');
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (text === null || text === last.current.text) return;
    const wait = Math.max(0, last.current.at + MIN_BETWEEN_MS - performance.now());
    const timer = setTimeout(() => {
      last.current = { text, at: performance.now() };
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), KEPT_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <span className="visually-hidden absolute clip nowrap" role="status">
      {said}
    </span>
  );
}
