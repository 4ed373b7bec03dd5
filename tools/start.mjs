// `npm start`: installs and builds what is missing or out of date, then serves.
import { buildWeb, hand, install, node } from './prepare.mjs';

install();
buildWeb();
hand(node, ['apps/server/src/main.ts']);
