import { DomainError, type MessageValues } from '../../../../../platform/http/domain-error.ts';

/** Reasons for rejecting an archive; each has a text in the message files. */
export type ArchiveFault =
  | 'archive_not_a_zip'
  | 'archive_damaged'
  | 'archive_too_many_files'
  | 'archive_too_large_inside'
  | 'archive_bomb'
  | 'archive_without_manifest'
  | 'archive_of_other_format'
  | 'archive_of_newer_version'
  | 'archive_of_older_version'
  | 'archive_file_missing'
  | 'archive_file_unlisted'
  | 'archive_file_changed'
  | 'archive_chain_broken'
  | 'archive_row_invalid'
  | 'archive_rows_refused'
  | 'archive_count_differs'
  | 'archive_entry_refused'
  | 'archive_balance_differs';

export function archiveRefusal(word: ArchiveFault, values: MessageValues = {}): DomainError {
  return new DomainError('validation_failed', { word, values });
}
