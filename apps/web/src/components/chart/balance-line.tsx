import { balancePoints } from './balance-points.ts';

interface BalanceLineProps {
  from: string;
  to: string;
  /** The balance on the first day and on each day of a change; decimal texts, used only for drawing. */
  steps: readonly { date: string; balance: string }[];
  /** What the line says to those who do not see it. */
  label: string;
}

const box = { width: 96, height: 18 };

/** A small line of a balance over time. Without steps it keeps its place empty, so that nothing moves when they come. */
export function BalanceLine({ from, to, steps, label }: BalanceLineProps) {
  const said = steps.length > 0 && { role: 'img', 'aria-label': label, title: label };
  return (
    <span className="flex rigid" {...said}>
      <svg
        aria-hidden="true"
        width={box.width + 2}
        height={box.height + 2}
        viewBox={`-1 -1 ${box.width + 2} ${box.height + 2}`}
      >
        {steps.length > 0 && (
          <polyline
            points={balancePoints({ from, to, steps }, box)}
            fill="none"
            stroke="var(--chart-income)"
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
        )}
      </svg>
    </span>
  );
}
