import { documentEndpoints as calls } from '@folio/contract';
import { companyListRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { readSetting, saveSetting } from '../language-model/index.ts';
import { forgetMemory, listMemories } from './memories.ts';

export function readingRoutes(app: FolioApp): void {
  const { config } = app.platform;
  companyListRoute(app, calls.memories, (tx, { query }) => listMemories(tx, query));
  dataRoute(app, calls.forget, ({ params, call }) => forgetMemory(call, params.id));
  dataRoute(app, calls.readingSetting, ({ call }) => readSetting(call, config));
  dataRoute(app, calls.saveReadingSetting, ({ body, call }) => saveSetting(call, config, body.language_model));
}
