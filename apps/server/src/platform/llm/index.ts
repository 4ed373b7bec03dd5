export type { LanguageModel } from './language-model.ts';
export { openLanguageModel } from './language-model.ts';
