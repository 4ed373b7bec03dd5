import { LineSide, sideLineOf } from '../evidence/index.ts';
import { RuleDrawer } from '../rules/rule-drawer.tsx';
import type { Desk } from './use-desk.ts';

/** The panel next to the list for the current line: a rule made from it, or its documents and comments. */
export function DeskSides({ desk }: { desk: Desk }) {
  const { line } = desk.current;
  if (line === null || desk.side === null) return null;
  if (desk.side === 'rule') return <RuleDrawer lineId={line.id} onClose={desk.close} />;
  return <LineSide line={sideLineOf(line, desk.account.currency)} readOnly={desk.readOnly} onClose={desk.close} />;
}
