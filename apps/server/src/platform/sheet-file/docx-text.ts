import { xmlText } from './xlsx-text.ts';

export interface ParagraphLook {
  /** In points. */
  size: number;
  bold?: boolean;
  right?: boolean;
  /** Indent in twentieths of a point. */
  left?: number;
  /** Starts a new page and is listed by Word as a heading. */
  heading?: boolean;
}

/** A paragraph; a line break in the text stays one. */
export function paragraphXml(text: string, { size, bold, right, left = 0, heading }: ParagraphLook): string {
  const properties = [
    heading ? '<w:pStyle w:val="Heading1"/><w:pageBreakBefore/>' : '',
    '<w:spacing w:before="30" w:after="30"/>',
    left > 0 ? `<w:ind w:left="${left}"/>` : '',
    right ? '<w:jc w:val="right"/>' : '',
  ].join('');
  const look = `<w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${Math.round(size * 2)}"/></w:rPr>`;
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${xmlText(line)}</w:t>`);
  return `<w:p><w:pPr>${properties}</w:pPr><w:r>${look}${lines.join('<w:br/>')}</w:r></w:p>`;
}
