/** Audit samples: random, monetary unit and largest, from a seed that anyone can draw again. */
export { type Draw, drawFrom, GENERATOR, type Sha256 } from './generator.ts';
export {
  comparePlaces,
  type PopulationTotals,
  populationText,
  populationTotals,
  type SamplingItem,
} from './population.ts';
export {
  type DrawnItem,
  drawSample,
  MAX_SAMPLE_ITEMS,
  SAMPLING_METHODS,
  type SamplingFault,
  type SamplingMethod,
  type SamplingPlan,
  samplingFault,
} from './sample.ts';
