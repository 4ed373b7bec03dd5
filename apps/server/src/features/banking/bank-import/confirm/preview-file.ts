import type { BankImportPreview } from '@folio/contract';
import type { BankFile } from '@folio/documents';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { type FileChoices, openFile } from '../file/open-file.ts';
import { type ReadStatement, readStatement } from '../file/read-statement.ts';
import type { BankImportTools } from '../tools.ts';
import { readStatementsOf } from './document-store.ts';
import { presentPreview } from './present-preview.ts';

/** Shows what importing a file would add. Saves nothing. `seen` is the automatic interpretation of the file. */
export async function previewFile(
  call: CompanyCall,
  tools: BankImportTools,
  id: string,
  choices: FileChoices,
  seen?: BankFile,
): Promise<BankImportPreview> {
  const opened = await openFile(call, tools, id, choices, seen);
  return call.transaction(async (tx) => {
    const statements: ReadStatement[] = [];
    for (const prepared of opened.statements) statements.push(await readStatement(tx, prepared));
    const earlier = await readStatementsOf(tx, id);
    return presentPreview({ ...opened, statements, earlier }, call);
  });
}
