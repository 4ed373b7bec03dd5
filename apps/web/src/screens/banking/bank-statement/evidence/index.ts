export { LineSide } from './line-side.tsx';
export { type SideLine, sideLineOf } from './side-line.ts';
