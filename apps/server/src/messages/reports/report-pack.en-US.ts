/** The words of management packs. */
export const reportPackEnUS = {
  pack_title: 'Management accounts',
  pack_date: 'Date',
  pack_prepared_by: 'Prepared by',
  pack_contents: 'Contents',
  pack_notes: 'Notes',
};
