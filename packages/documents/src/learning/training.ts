export { fieldCandidates } from '../kinds/commercial/choice/field-candidates.ts';
export { readingsOf } from '../kinds/commercial/page-readings.ts';
