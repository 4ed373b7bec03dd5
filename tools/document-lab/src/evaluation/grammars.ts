import {
  type CommercialLayout,
  commercialHalf,
  commercialSignature,
  drawCommercialLayout,
} from '../commercial/commercial-layout.ts';
import { type DrawnCommercial, drawCommercial } from '../commercial/draw-commercial.ts';
import { type DrawnStatement, drawStatement } from '../draw-statement.ts';
import { drawStatementLayout, halfOf, type StatementLayout, signatureOf } from '../statement-layout.ts';
import type { Grammar } from './measure.ts';

export const STATEMENTS: Grammar<StatementLayout, DrawnStatement> = {
  layout: drawStatementLayout,
  signature: signatureOf,
  half: halfOf,
  draw: (seed) => drawStatement(seed, seed),
};

export const INVOICES: Grammar<CommercialLayout, DrawnCommercial> = {
  layout: drawCommercialLayout,
  signature: commercialSignature,
  half: commercialHalf,
  draw: (seed) => drawCommercial(seed, seed),
};
