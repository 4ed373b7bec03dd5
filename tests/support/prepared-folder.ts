import { startTestServer } from './server.ts';

/** A data folder as a first start leaves it, for other servers to start from a copy of. Answers the folder. */
export async function prepareFolder(folder: string, env: Record<string, string> = {}): Promise<string> {
  const server = await startTestServer({ folder, env });
  await server.stop();
  return folder;
}
