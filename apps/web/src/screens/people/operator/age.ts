/** An age in its largest whole unit: `45 s`, `12 min`, `3 h`, `5 d`, in the words of the language. */
export function formatAge(seconds: number, language: string): string {
  const steps = [
    { unit: 'day', seconds: 86_400 },
    { unit: 'hour', seconds: 3600 },
    { unit: 'minute', seconds: 60 },
  ] as const;
  const step = steps.find((one) => seconds >= one.seconds) ?? { unit: 'second', seconds: 1 };
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  });
  return format.format(Math.floor(seconds / step.seconds));
}
