import { useEffect, useRef, useState } from 'react';

/** News that change all the time are not announced more often. */
const MIN_BETWEEN_MS = 30_000;
/** Then the words are taken away: the screen shows newer ones. */
const KEPT_MS = 5000;

/** Announces changing words to screen readers without interrupting, and not each time they change. Null says nothing. */
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
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
