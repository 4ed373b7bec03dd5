import { exportRefusal, maySendOutside, readerAddresses } from '../features/people/session/index.ts';
import type { PeopleRules } from '../features/reports/report-schedule/index.ts';
import type { Database } from '../platform/database/open.ts';

/** What scheduled reports ask about people, answered by the people of this installation. */
export function reportPeople({ queries }: Database): PeopleRules {
  return {
    exportRefusal: (companyId, userId) => exportRefusal(queries, companyId, userId),
    maySendOutside: (companyId, userId) => maySendOutside(queries, companyId, userId),
    readerAddresses: (companyId) => readerAddresses(queries, companyId),
  };
}
