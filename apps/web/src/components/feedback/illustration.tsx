import type { ReactNode } from 'react';
import './illustration.css';

/** Drawings in one style: the harbour, a paper moon, and what is missing. */
const drawings = {
  papers: (
    <>
      <rect className="ink-paper" x="52" y="26" width="44" height="56" rx="5" transform="rotate(-7 74 54)" />
      <rect className="ink-paper" x="66" y="24" width="44" height="56" rx="5" transform="rotate(5 88 52)" />
      <path className="ink-line" d="M77 40h22M76 49h22M75 58h14" />
      <path className="ink-red" d="M93 66l9 1-1 8-9-1z" />
    </>
  ),
  boat: (
    <>
      <path className="ink-red" d="M80 22c14 10 20 26 17 46H80z" />
      <path className="ink-red-dark" d="M76 34c-11 9-15 21-14 34h14z" />
      <path className="ink-hull" d="M54 73h56l-8 14H62z" />
    </>
  ),
  bank: (
    <>
      <path className="ink-paper" d="M48 46l34-20 34 20v6H48z" />
      <path className="ink-paper" d="M54 52h8v26h-8zM72 52h8v26h-8zM90 52h8v26h-8zM106 52h4v26h-4z" />
      <path className="ink-line" d="M46 82h72" />
      <circle className="ink-red" cx="82" cy="39" r="4.5" />
    </>
  ),
  search: (
    <>
      <rect className="ink-paper" x="56" y="24" width="46" height="58" rx="5" />
      <path className="ink-line" d="M64 38h30M64 47h22M64 56h26" />
      <circle className="ink-glass" cx="98" cy="64" r="14" />
      <path className="ink-handle" d="M108 75l10 11" />
    </>
  ),
  building: (
    <>
      <path className="ink-paper" d="M58 34h26v50H58zM86 48h24v36H86z" />
      <path
        className="ink-line"
        d="M65 44h4M74 44h4M65 54h4M74 54h4M65 64h4M74 64h4M93 58h4M101 58h4M93 68h4M101 68h4"
      />
      <path className="ink-red" d="M70 22l12 5-12 5z" />
      <path className="ink-line" d="M70 22v12" />
    </>
  ),
  storm: (
    <>
      <path
        className="ink-paper"
        d="M60 58c-9 0-14-6-14-13 0-8 6-13 13-13 3-8 10-13 18-13 10 0 18 7 20 16 9 0 15 5 15 12 0 6-5 11-12 11z"
      />
      <path className="ink-red" d="M82 52l-12 19h9l-4 15 15-20h-9l6-14z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

/** A small decorative drawing for empty and error states; the text below it carries the meaning. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className="illustration max-full" viewBox="0 0 164 112" width="164" height="112" aria-hidden="true">
      <circle className="ink-moon" cx="122" cy="30" r="17" />
      <path className="ink-sea" d="M14 88c12-5 22-5 34 0s22 5 34 0 22-5 34 0 22 5 34 0v10H14z" />
      {drawings[name]}
      <path
        className="ink-wave"
        d="M22 97c10-4 18-4 28 0s18 4 28 0 18-4 28 0 18 4 28 0M44 105c8-3 14-3 22 0s14 3 22 0 14-3 22 0"
      />
    </svg>
  );
}
