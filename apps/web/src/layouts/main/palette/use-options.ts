import type { SearchHit } from '@folio/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFoundRecords } from '../../../api/queries/documents/search.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useSession } from '../../../session/session-store.ts';
import { filterCommands } from './filter-commands.ts';
import { groupsBefore, groupsFound, kindIcons, type Option, type OptionGroup } from './options.ts';
import { addRecent, readRecent } from './recent.ts';
import { targetPath } from './target-path.ts';
import { useCommands } from './use-commands.ts';

const PAUSE_MS = 120;

export interface FoundOptions {
  groups: OptionGroup[];
  /** `done`, `searching`, `corrected` (a word was taken as mistyped) or `failed`: only screens and commands are listed. */
  state: 'done' | 'searching' | 'corrected' | 'failed';
}

/** What the finder lists for a text. */
export function useOptions(text: string): FoundOptions {
  const q = usePaused(text.trim());
  const commands = filterCommands(useCommands({ text, q }), text);
  const { recent, optionOf } = useRecordOptions();
  const { company } = useSession();
  const found = useFoundRecords(company === null ? '' : q);
  if (text.trim() === '') return { groups: groupsBefore(recent, commands), state: 'done' };
  const records = q === '' || found.isError ? [] : (found.data?.groups ?? []);
  const groups = groupsFound(commands, records, optionOf);
  if (found.isError) return { groups, state: 'failed' };
  const isWaiting = company !== null && (q !== text.trim() || found.isFetching);
  if (isWaiting) return { groups, state: 'searching' };
  return { groups, state: found.data?.corrected ? 'corrected' : 'done' };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Records as options; opening one puts it among the recent ones. */
function useRecordOptions(): { recent: Option[]; optionOf: (hit: SearchHit) => Option } {
  const navigate = useNavigate();
  const { company, profile } = useSession();
  const userId = profile?.id ?? '';
  const companyId = company?.id ?? '';
  const optionOf = (hit: SearchHit): Option => {
    const path = targetPath(hit);
    return {
      id: `${hit.kind}-${hit.id}`,
      label: nameOf(hit),
      icon: kindIcons[hit.kind],
      detail: hit.detail,
      hit,
      isCommand: false,
      path,
      run: () => {
        addRecent(localStorage, userId, companyId, hit);
        void navigate(path);
      },
    };
  };
  const [kept] = useState(() => readRecent(localStorage, userId, companyId));
  const recent = kept.map(optionOf).map((option) => ({ ...option, id: `recent-${option.id}` }));
  return { recent, optionOf };
}

function nameOf({ title, title_zh }: SearchHit): string {
  return currentLanguage() === 'zh-Hant' ? (title_zh ?? title) : title;
}
