import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges } from '../../books/ledger/index.ts';
import { safeName } from '../../shared/stored-file/index.ts';
import { noteFile } from './note.ts';
import { lockName, writeName } from './row-store.ts';

/** Renames a file but keeps its extension, which shows its type. Throws `not_found`. */
export async function renameFile(
  tx: CompanyTransaction,
  call: CompanyCall,
  { id, name: typed }: { id: string; name: string },
): Promise<void> {
  const file = await lockName(tx, id);
  if (file === null) throw new DomainError('not_found');
  const name = withEnding(safeName(typed), file.name);
  if (name === file.name) return;
  await writeName(tx, id, name);
  await noteFile(tx, call, id, 'file_renamed', fieldChanges({ file: file.name }, { file: name }));
}

function withEnding(name: string, before: string): string {
  const ending = /\.[\p{L}\p{N}]{1,8}$/u.exec(before)?.[0] ?? '';
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}
