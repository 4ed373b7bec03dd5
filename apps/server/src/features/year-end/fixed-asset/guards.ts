import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Guards } from '../../../platform/http/guard.ts';

/** The rules of the register that the database enforces. */
export const fixedAssetGuards: Guards = {
  FO049: (number) => new DomainError('conflict', { word: 'asset_journal', values: { number } }),
  FO068: (number) => new DomainError('conflict', { word: 'asset_source_in_use', values: { number } }),
};
