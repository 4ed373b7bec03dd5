/** Accounts of a Hong Kong company for a period, from its books. */
export { cashAmounts } from './cash-amounts.ts';
export { type AccountsCheck, checkAccounts, remunerationInBooks } from './checks.ts';
export { BLANK, type DefaultTexts, defaultTextsAt, fillText, TEXT_KEYS, type TextKey } from './default-texts.ts';
export { figureRanges, periodFigures, type SetAside } from './period-figures.ts';
export { registerCheck, withRegister } from './register-figures.ts';
export { SME_FRS_LAYOUT } from './sme-frs/layout.ts';
export { type AccountsNote, SME_FRS_NOTES } from './sme-frs/note-list.ts';
