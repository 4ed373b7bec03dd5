/** The language model that gives a second reading: whether a company allows it, and what it used. */
export { readByModel } from './read-by-model.ts';
export { readSetting, saveSetting } from './setting.ts';
