/** One figure of a text that Prometheus reads. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const LINE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"/g;

/** Reads the text format of Prometheus strictly. Throws an error with the line that does not follow it. */
export function parseExposition(text: string): Sample[] {
  const typed = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line);
    if (type?.[1] !== undefined) typed.add(type[1]);
    else if (!line.startsWith('# HELP ')) samples.push(sampleOf(line, typed));
  }
  return samples;
}

function sampleOf(line: string, typed: ReadonlySet<string>): Sample {
  const [, name = '', labelText = '', value = ''] = LINE.exec(line) ?? [];
  const family = name.replace(/_(bucket|sum|count)$/, '');
  const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value);
  // A mean of nothing is a number of the format as well.
  const isNumber = !Number.isNaN(number) || value.toLowerCase() === 'nan';
  const labels = [...labelText.matchAll(LABEL)];
  const isWhole = labels.map(([whole]) => whole).join(',') === labelText;
  if (!(typed.has(name) || typed.has(family)) || !isNumber || !isWhole)
    throw new Error(`not a line of the text format: ${line}`);
  return { name, labels: Object.fromEntries(labels.map(([, key = '', text = '']) => [key, text])), value: number };
}

/** The value of one figure; undefined if the text has none. */
export function figureOf(
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  return samples.find(
    (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  )?.value;
}
