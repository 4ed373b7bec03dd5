// `npm start`: installs and builds what is missing or out of date, then serves.
import { buildServer, buildWeb, env, hand, install, node } from './prepare.mjs';
import { serverEnvironment } from './server-memory.mjs';

install();
buildWeb();
hand(node, [buildServer()], { env: { ...env, ...serverEnvironment } });
