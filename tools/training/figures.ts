import type { Answer } from './learning/cross-validation.ts';

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : ((100 * part) / whole).toFixed(1);
}

function row(name: string, answers: readonly Answer[]): string {
  const right = answers.filter((answer) => answer.right).length;
  const sure = answers.filter((answer) => answer.value !== null && answer.confidence >= 0.95);
  const sureRight = sure.filter((answer) => answer.right).length;
  return [
    `  ${name.padEnd(28)}`,
    `${right}/${answers.length}`.padStart(9),
    percent(right, answers.length).padStart(6),
    `  possible ${percent(answers.filter((answer) => answer.possible).length, answers.length).padStart(5)} %`,
    `  sure ${percent(sure.length, answers.length).padStart(5)} %, of these right ${percent(sureRight, sure.length)} %`,
  ].join(' ');
}

const BANDS = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01];

function calibrationRows(answers: readonly Answer[]): string[] {
  return BANDS.slice(0, -1).flatMap((from, index) => {
    const to = BANDS[index + 1] ?? 1.01;
    const band = answers.filter((one) => one.value !== null && one.confidence >= from && one.confidence < to);
    if (band.length === 0) return [];
    const right = band.filter((one) => one.right).length;
    const mean = band.reduce((sum, one) => sum + one.confidence, 0) / band.length;
    return [`    said ${mean.toFixed(2)}  was ${(right / band.length).toFixed(2)}  (${band.length})`];
  });
}

/** The cross-validated figures of a field as text: by set, then stated against true confidence. */
export function figuresOf(field: string, answers: readonly Answer[]): string {
  const judged = answers.filter((answer) => answer.judged);
  const sets = [...new Set(judged.map((answer) => answer.set))].sort();
  const images = judged.filter((answer) => answer.set !== 'transcripts');
  return [
    field,
    ...sets.map((set) =>
      row(
        set,
        judged.filter((answer) => answer.set === set),
      ),
    ),
    ...calibrationRows(images),
  ].join('\n');
}
