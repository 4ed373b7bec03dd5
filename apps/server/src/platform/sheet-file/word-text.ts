import { AlignmentType, HeadingLevel, Paragraph, TextRun } from 'docx';

/** Word measures in twentieths of a point. */
export function twips(points: number): number {
  return Math.round(points * 20);
}

/** Word measures text in halves of a point. */
export function halfPoints(points: number): number {
  return Math.round(points * 2);
}

export interface ParagraphLook {
  /** In points. */
  size: number;
  bold?: boolean;
  right?: boolean;
  /** In points. */
  indent?: number;
  /** Starts a new page and is listed by Word as a heading. */
  heading?: boolean;
}

const SPACING = { before: twips(1.5), after: twips(1.5) };

/** A paragraph; a line break in the text stays one. */
export function paragraph(
  text: string,
  { size, bold = false, right = false, indent = 0, heading = false }: ParagraphLook,
): Paragraph {
  const look = { size: halfPoints(size), ...(bold ? { bold } : {}) };
  return new Paragraph({
    spacing: SPACING,
    ...(heading ? { heading: HeadingLevel.HEADING_1, pageBreakBefore: true } : {}),
    ...(indent > 0 ? { indent: { left: twips(indent) } } : {}),
    ...(right ? { alignment: AlignmentType.RIGHT } : {}),
    children: text
      .split('\n')
      .map((line, index) => new TextRun({ text: line, ...look, ...(index > 0 ? { break: 1 } : {}) })),
  });
}
