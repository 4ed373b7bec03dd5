import type { PackLanguage } from '@folio/contract';
import { type Day, endOfMonth, startOfMonth } from '@folio/ledger';
import type { Language } from '../../../platform/http/call.ts';
import { dayWords, periodWords, type Say, sayIn } from '../report/index.ts';
import { languagesOf } from './pack-plan.ts';

export interface CoverFacts {
  company: { name: string; nameZh: string | null };
  title: string;
  titleZh: string;
  preparedBy: string;
  month: Day;
  language: PackLanguage;
  /** The day the pack is made. */
  today: Day;
}

/** The words of a cover; with both languages each line in English and then in Chinese. */
export interface Cover {
  companies: string[];
  titles: string[];
  periods: string[];
  details: [label: string, value: string][];
  contents: string;
  notes: string;
}

/** The company is named in both languages whatever the language of the pack. */
export function coverOf(facts: CoverFacts): Cover {
  const { company, month, language, preparedBy, today } = facts;
  const says = languagesOf(language).map((spoken) => ({ spoken, say: sayIn(spoken) }));
  const each = (write: (say: Say, spoken: Language) => string) => [
    ...new Set(says.map(({ say, spoken }) => write(say, spoken))),
  ];
  const period = { from: startOfMonth(month), to: endOfMonth(month) };
  const joined = (write: (say: Say) => string) => each(write).join(' / ');
  const names = [company.name, ...(company.nameZh ? [company.nameZh] : [])];
  const details: Cover['details'] = [[joined((say) => say('pack_date')), joined((say) => dayWords(say, today))]];
  if (preparedBy !== '') details.unshift([joined((say) => say('pack_prepared_by')), preparedBy]);
  return {
    companies: [...new Set(names)],
    titles: each((say, spoken) => titleIn(facts, spoken) || say('pack_title')),
    periods: each((say) => periodWords(say, period)),
    details,
    contents: joined((say) => say('pack_contents')),
    notes: joined((say) => say('pack_notes')),
  };
}

/** The title in the language, or the only title that was typed. */
function titleIn({ title, titleZh }: CoverFacts, language: Language): string {
  return language === 'zh-Hant' ? titleZh || title : title || titleZh;
}
