import { useState } from 'react';
import { initialsOf } from './initials.ts';
import './avatar.css';

interface AvatarProps {
  name: string;
  /** The address of the person's picture; without one, or if it does not load, the initials are shown. */
  src?: string | null;
  size?: number;
}

/**
 * A person's picture or initials on a disc. It is hidden from screen readers, because the name is printed next to it.
 */
export function Avatar({ name, src = null, size = 34 }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isShown = src !== null && src !== brokenSrc;
  return (
    <span
      className="avatar rigid inline-grid centred clip bold text-selected bg-selected radius-circle"
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      {isShown ? (
        <img className="h-full" src={src} alt="" width={size} height={size} onError={() => setBrokenSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
