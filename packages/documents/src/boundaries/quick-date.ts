const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fév|mär|avr|mai|jui|aoû|okt|dez|déc)\\p{L}*';

/** A regular expression source that finds a printed date with its year in plain text, without parsing it. */
export const QUICK_DATE =
  '\\d{1,4}\\s?[-/.年]\\s?\\d{1,2}\\s?[-/.月]\\s?\\d{1,4}' +
  `|\\d{1,2}(?:st|nd|rd|th)?[ .-]{0,2}${MONTH}[ .,-]{0,2}\\d{2,4}|${MONTH} \\d{1,2},? \\d{4}`;
