export { arriveFile, nameOfType, safeName } from './arrive-file.ts';
export {
  holdContent,
  idOfContent,
  registerContent,
  registerDocument,
  registerDuplicate,
  registerOriginal,
} from './keep-file.ts';
export { configureQuota, type Quota } from './quota.ts';
export { waitsForReview } from './waits-for-review-sql.ts';
