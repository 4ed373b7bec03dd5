import type { StopReason } from './store.ts';

/** Why a person may not export the reports of a company at this moment; null if they may. */
export type ExportRefusal = (
  companyId: string,
  userId: string,
) => Promise<Extract<StopReason, 'no_access' | 'archived'> | null>;

/** The addresses, in lower case, of the people who may read the books of a company at this moment. */
export type ReaderAddresses = (companyId: string) => Promise<ReadonlySet<string>>;

/** What scheduled reports ask about people. */
export interface PeopleRules {
  exportRefusal: ExportRefusal;
  /** Whether a person may send documents of a company to any address. */
  maySendOutside(companyId: string, userId: string): Promise<boolean>;
  readerAddresses: ReaderAddresses;
}
