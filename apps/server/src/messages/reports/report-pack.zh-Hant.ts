import type { reportPackEnUS } from './report-pack.en-US.ts';

export const reportPackZhHant: Record<keyof typeof reportPackEnUS, string> = {
  pack_title: '管理報表',
  pack_date: '日期',
  pack_prepared_by: '編製人',
  pack_contents: '目錄',
  pack_notes: '附註',
};
