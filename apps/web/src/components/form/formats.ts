export const formats = {
  /** 8 digits, or with the branch, or the whole certificate number 12345678-000-04-25-5. */
  br: /^\d{8}(-\d{3}(-\d{2}-\d{2}-[0-9A-Z])?)?$/,
  /** Up to 8 digits, or a letter and up to 7 digits. */
  ci: /^(\d{1,8}|[A-Z]\d{1,7})$/,
  /** 8 digits with or without +852, or another country's number from + on. */
  phone: /^((\+852[ -]?)?[2-9]\d{3}[ -]?\d{4}|\+[1-9][\d -]{6,18})$/,
  /** Practising certificate: P and digits, M and digits, or digits. */
  pcNumber: /^[PM]?\d{3,6}$/,
} as const;
