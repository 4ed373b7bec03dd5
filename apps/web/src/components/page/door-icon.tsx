import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Eye,
  EyeOff,
  Info,
  KeyRound,
  LoaderCircle,
  type LucideIcon,
  Mail,
  TriangleAlert,
  X,
} from 'lucide-react';

/** The icons of the pages before sign-in, which load no others. */
export const doorDrawings = {
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  eye: Eye,
  'eye-off': EyeOff,
  info: Info,
  key: KeyRound,
  loader: LoaderCircle,
  mail: Mail,
  'triangle-alert': TriangleAlert,
  x: X,
} satisfies Record<string, LucideIcon>;

export type DoorIconName = keyof typeof doorDrawings;

interface Look {
  size?: number;
  className?: string;
}

/**
 * A line icon in the standard size and stroke width. It is hidden from screen readers, because text next to it gives
 * the meaning.
 */
export function Drawing({ of: Lines, size = 17, className }: Look & { of: LucideIcon }) {
  return <Lines className={className} size={size} strokeWidth={1.8} aria-hidden="true" focusable="false" />;
}

/** An icon that also the pages before sign-in show. */
export function DoorIcon({ name, ...look }: Look & { name: DoorIconName }) {
  return <Drawing of={doorDrawings[name]} {...look} />;
}
