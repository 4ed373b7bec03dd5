import { expect, it } from 'vitest';
import { createLog } from './index.ts';

it('shows the code of an error and hides every other one', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  log.error({
    err: Object.assign(new Error('no such file'), { code: 'ENOENT' }),
    body: { code: 'K7Q2PX' },
    code: 'A1B2C3',
  });
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    err: { errorCode: 'ENOENT' },
    body: { code: '[hidden]' },
    code: '[hidden]',
  });
});
