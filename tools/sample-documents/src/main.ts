import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadExample } from './example.ts';
import { sampleDocuments } from './samples.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });

if (values.out === undefined) {
  console.error('Say where the samples go: main.ts --out DIR');
  process.exitCode = 1;
} else {
  await mkdir(values.out, { recursive: true });
  for await (const { fileName, bytes, expected } of sampleDocuments(loadExample())) {
    await writeFile(join(values.out, fileName), bytes);
    const label = { file: fileName, ...expected, bytes: bytes.length };
    await writeFile(join(values.out, `${fileName}.expected.json`), `${JSON.stringify(label, null, 2)}\n`);
    console.log(`${fileName}  ${Math.ceil(bytes.length / 1024)} KB`);
  }
}
