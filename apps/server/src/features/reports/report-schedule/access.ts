import type { StopReason } from './store.ts';

/** Why a person may not export the reports of a company at this moment; null if they may. */
export type ExportRefusal = (
  companyId: string,
  userId: string,
) => Promise<Extract<StopReason, 'no_access' | 'archived'> | null>;
