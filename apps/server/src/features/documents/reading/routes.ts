import { documentEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { readSetting, saveSetting } from '../language-model/index.ts';
import { forgetMemory, listMemories } from './memories.ts';

export function readingRoutes(app: FolioApp): void {
  const { config } = app.platform;
  route(app, calls.memories, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listMemories(tx, query));
    return { data: rows, meta };
  });
  route(app, calls.forget, async ({ params, call }) => {
    await forgetMemory(call, params.id);
    return { data: null };
  });
  route(app, calls.readingSetting, async ({ call }) => ({ data: await readSetting(call, config) }));
  route(app, calls.saveReadingSetting, async ({ body, call }) => ({
    data: await saveSetting(call, config, body.language_model),
  }));
}
