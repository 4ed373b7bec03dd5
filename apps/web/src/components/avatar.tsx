import { initialsOf } from './initials.ts';
import './avatar.css';

/** The user's initials on a disc. The name stands beside it, so it is hidden from screen readers. */
export function Avatar({ name, size = 34 }: { name: string; size?: number }) {
  return (
    <span className="avatar" style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
