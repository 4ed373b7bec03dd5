import type { EmptiedTrash } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type DestroyTools, destroyFile } from './destroy-file.ts';
import { listTrash } from './list-files.ts';

/** Destroys everything in the trash that may be destroyed; answers what is kept and why. */
export async function emptyTrash(call: CompanyCall, tools: DestroyTools): Promise<EmptiedTrash> {
  const files = await call.transaction((tx) => listTrash(tx, call.language));
  const emptied: EmptiedTrash = { destroyed: 0, kept: [] };
  // Documents of a file before the file itself, which holds them.
  for (const { id, name } of files.toSorted((a, b) => Number(a.part?.of === a.id) - Number(b.part?.of === b.id))) {
    try {
      await destroyFile(call, tools, id);
      emptied.destroyed++;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      emptied.kept.push({ id, name, message: sentence(call.language, error.word, error.values, call.dayStyle) });
    }
  }
  return emptied;
}
