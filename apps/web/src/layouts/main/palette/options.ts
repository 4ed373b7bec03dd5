import type { SearchGroup, SearchHit } from '@folio/contract';
import type { IconName } from '../../../components/page/icon.tsx';
import type { Command } from './use-commands.ts';

/** One line of the finder: a command or a record. */
export interface Option {
  id: string;
  label: string;
  icon: IconName;
  detail: string | null;
  hit: SearchHit | null;
  /** Listed at once, without asking the server. */
  isCommand: boolean;
  /** The screen that it opens, if it does nothing else. */
  path: string | null;
  run: () => void;
}

export interface OptionGroup {
  /** `recent`, `commands` or a kind of record; its head is the message `palette.group.<id>`. */
  id: string;
  options: Option[];
}

const MAX_COMMANDS = 6;

export const kindIcons: Readonly<Record<SearchHit['kind'], IconName>> = {
  contact: 'user',
  document: 'file-search',
  invoice: 'receipt',
  payment: 'arrow-left-right',
  bank_line: 'bank',
  account: 'columns',
  journal_entry: 'calculator',
  file: 'file',
};

/** Before anything is typed: what was opened last, then all commands. */
export function groupsBefore(recent: readonly Option[], commands: readonly Command[]): OptionGroup[] {
  const groups = [
    { id: 'recent', options: [...recent] },
    { id: 'commands', options: commands.map(optionOf) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The best commands, then the records by kind. */
export function groupsFound(
  commands: readonly Command[],
  records: readonly SearchGroup[],
  recordOption: (hit: SearchHit) => Option,
): OptionGroup[] {
  const groups = [
    { id: 'commands', options: commands.slice(0, MAX_COMMANDS).map(optionOf) },
    ...records.map(({ kind, hits }) => ({ id: kind, options: hits.map(recordOption) })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function optionOf({ id, label, icon, kind, path, run }: Command): Option {
  return { id: `command-${id}`, label, icon, detail: kind, hit: null, isCommand: true, path: path ?? null, run };
}

/** The option at a distance from the chosen one, round the ends. */
export function stepFrom(options: readonly Option[], chosen: Option | undefined, step: number): Option | undefined {
  const at = chosen === undefined ? 0 : options.indexOf(chosen);
  return options[(at + step + options.length) % options.length];
}
