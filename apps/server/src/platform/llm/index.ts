export type { LanguageModel, ModelQuestion, ModelReply } from './language-model.ts';
export { openLanguageModel } from './language-model.ts';
