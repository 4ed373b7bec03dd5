import { CSV_MARK, csvRow } from '@folio/csv';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { type Say, sayIn } from '../../reports/report/index.ts';
import type { PacketData } from './packet-data.ts';

/** A list of the packet: the same rows go into its CSV file and into the book. */
export interface PacketTable {
  /** Name of the CSV file. */
  name: string;
  title: string;
  columns: readonly { label: string; isFigure: boolean; share: number }[];
  rows: readonly (readonly string[])[];
}

/** Schedules, movements, tasks, sign-offs and evidence in the caller's language. */
export function packetTables(data: PacketData, { language, dayStyle }: Pick<CompanyCall, 'language' | 'dayStyle'>) {
  const say = sayIn(language, dayStyle);
  const named = (account: { code: string; name: string; name_zh: string }) =>
    `${account.code} ${language === 'zh-Hant' ? account.name_zh || account.name : account.name}`;
  return [
    schedules(data, say, named),
    movements(data, say, named),
    tasks(data, say),
    signOffs(data, say),
    evidence(data, say),
  ];
}

type Named = (account: PacketData['board']['schedules'][number]['account']) => string;

const words = (label: string, share: number) => ({ label, isFigure: false, share });
const figure = (label: string) => ({ label, isFigure: true, share: 10 });

function schedules({ board }: PacketData, say: Say, named: Named): PacketTable {
  return {
    name: 'schedules',
    title: say('packet_schedules'),
    columns: [
      words(say('packet_account'), 22),
      figure(say('packet_opening')),
      figure(say('packet_movement')),
      figure(say('packet_closing')),
      words(say('packet_source'), 12),
      figure(say('packet_by_source')),
      figure(say('packet_difference')),
      words(say('packet_explanation'), 26),
    ],
    rows: board.schedules.map((row) => [
      named(row.account),
      row.opening,
      row.movement,
      row.closing,
      row.source === null ? say(`packet_state_${row.state}`) : say(`packet_source_${row.source.kind}`),
      row.source === null ? '' : `${row.source.amount}${row.currency === board.currency ? '' : ` ${row.currency}`}`,
      row.difference ?? '',
      row.explanation,
    ]),
  };
}

function movements({ board }: PacketData, say: Say, named: Named): PacketTable {
  return {
    name: 'movements',
    title: say('packet_movements'),
    columns: [
      words(say('packet_account'), 24),
      figure(say('packet_before')),
      figure(say('packet_now')),
      figure(say('packet_change')),
      figure('%'),
      words(say('packet_explanation'), 40),
    ],
    rows: board.movements.map((row) => [
      named(row.account),
      row.compared,
      row.current,
      row.change,
      row.percent ?? '',
      row.explanation,
    ]),
  };
}

function tasks({ board }: PacketData, say: Say): PacketTable {
  const checks = board.checks.map(({ code, open }) => [
    say(`packet_check_${code}`),
    open === 0 ? say('packet_done') : say('packet_open', { count: String(open) }),
    '',
    '',
  ]);
  const people = board.tasks.map((task) => [
    task.title,
    task.done_at === null ? say('packet_not_done') : say('packet_done'),
    task.done_by ?? task.owner?.name ?? '',
    task.note,
  ]);
  return {
    name: 'tasks',
    title: say('packet_tasks'),
    columns: [
      words(say('packet_task'), 40),
      words(say('packet_state'), 14),
      words(say('packet_person'), 18),
      words(say('packet_note'), 28),
    ],
    rows: [...checks, ...people],
  };
}

function signOffs({ signOffs: all, board }: PacketData, say: Say): PacketTable {
  const hashes = new Map(board.schedules.map(({ account, hash }) => [account.code, hash]));
  return {
    name: 'sign-offs',
    title: say('packet_sign_offs'),
    columns: [
      words(say('packet_account'), 12),
      words(say('packet_role'), 12),
      words(say('packet_person'), 20),
      words(say('packet_signed_at'), 18),
      words(say('packet_state'), 16),
      words('SHA-256', 42),
    ],
    rows: all.map((one) => [
      one.account_code,
      say(one.role === 'preparer' ? 'packet_preparer' : 'packet_reviewer'),
      one.by ?? '',
      one.signed_at.toISOString(),
      say(hashes.get(one.account_code) === one.hash ? 'packet_valid' : 'packet_stale'),
      one.hash,
    ]),
  };
}

function evidence({ evidence: all }: PacketData, say: Say): PacketTable {
  return {
    name: 'evidence',
    title: say('packet_evidence'),
    columns: [
      words(say('packet_entry'), 8),
      words(say('packet_date'), 9),
      words(say('packet_record'), 12),
      words(say('packet_narration'), 24),
      words(say('packet_file'), 22),
      words('SHA-256', 36),
    ],
    rows: all.map(({ entry, date, record, narration, file, sha256 }) => [
      entry ?? say('packet_of_schedule'),
      date ?? '',
      record,
      narration,
      file,
      sha256,
    ]),
  };
}

export function csvOfTable({ columns, rows }: PacketTable): string {
  return CSV_MARK + csvRow(columns.map(({ label }) => label)) + rows.map((row) => csvRow([...row])).join('');
}
