import type { PaperTemplate } from '@folio/paper';

/** The appearance of a template: sizes and lengths in points, colours as hexadecimal. */
export interface Look {
  /** Left and right of the page, above, and below (over the footer). */
  readonly margin: { readonly side: number; readonly top: number; readonly bottom: number };
  readonly size: { readonly title: number; readonly name: number; readonly text: number; readonly small: number };
  readonly ink: string;
  readonly muted: string;
  /** Colour of labels and the title. */
  readonly accent: string;
  readonly rule: string;
  /** Background of the items' heading and of every other item; null = no background. */
  readonly headFill: string | null;
  readonly zebra: string | null;
  /** Background and text colour of the total. */
  readonly totalFill: string | null;
  readonly totalInk: string;
  /** Space above and below an item. */
  readonly rowPadding: number;
  /** Whether items are numbered. */
  readonly numbered: boolean;
  readonly logo: { readonly width: number; readonly height: number };
  readonly gap: number;
}

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export const LOOKS: Readonly<Record<PaperTemplate, Look>> = {
  classic: {
    margin: { side: 46, top: 44, bottom: 30 },
    size: { title: 21, name: 12, text: 9, small: 7.5 },
    ink: '#1a1a1a',
    muted: '#595959',
    accent: '#1a1a1a',
    rule: '#b0b0b0',
    headFill: null,
    zebra: null,
    totalFill: null,
    totalInk: '#1a1a1a',
    rowPadding: 4.5,
    numbered: false,
    logo: { width: 180, height: 62 },
    gap: 18,
  },
  modern: {
    margin: { side: 42, top: 40, bottom: 30 },
    size: { title: 24, name: 12, text: 9, small: 7.5 },
    ink: '#1f2933',
    muted: '#52606d',
    accent: '#0073b0',
    rule: '#cbd8e1',
    headFill: '#e6f3fb',
    zebra: null,
    totalFill: '#0073b0',
    totalInk: '#ffffff',
    rowPadding: 5,
    numbered: false,
    logo: { width: 170, height: 56 },
    gap: 18,
  },
  compact: {
    margin: { side: 30, top: 30, bottom: 24 },
    size: { title: 15, name: 10, text: 7.5, small: 6.5 },
    ink: '#1a1a1a',
    muted: '#595959',
    accent: '#1a1a1a',
    rule: '#b8b8b8',
    headFill: '#ececec',
    zebra: '#f7f7f7',
    totalFill: '#ececec',
    totalInk: '#1a1a1a',
    rowPadding: 1.6,
    numbered: true,
    logo: { width: 130, height: 40 },
    gap: 10,
  },
};

/** Background of the heading of a modern document: dark enough for small white letters. */
export const BAND = '#0073b0';
