export { fieldCandidates } from '../kinds/commercial/field-candidates.ts';
export { readingsOf } from '../kinds/commercial/page-readings.ts';
export { USUAL_OPTIONS } from './boosting.ts';
export type { Answer, FieldOptions, LabelledDocument, TrainedField } from './cross-validation.ts';
export { trainField } from './cross-validation.ts';
export { noisyWords } from './noise.ts';
export { seededRandom } from './random.ts';
