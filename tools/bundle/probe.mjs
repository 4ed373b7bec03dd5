// Asks the server of this machine whether it is ready, for supervisors that run a command: exit code 0 if it is.
//   probe.mjs [PATH [SECONDS]]   PATH is `/readyz` or `/livez`; it asks again for SECONDS until the answer is good
const [path = '/readyz', seconds = '0'] = process.argv.slice(2);
const host = (process.env.HOST ?? '127.0.0.1').replace(/^(?:0\.0\.0\.0|::)$/, '127.0.0.1');
const address = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? 8080}${path}`;
const until = Date.now() + Number(seconds) * 1000;

/** Null if the answer is good, else the reason. */
async function ask() {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? null : await answer.text();
  } catch (error) {
    return `${address} does not answer: ${error.message}`;
  }
}

let reason = await ask();
while (reason !== null && Date.now() < until) {
  await new Promise((done) => setTimeout(done, 250));
  reason = await ask();
}
if (reason !== null) {
  console.error(reason);
  process.exitCode = 1;
}
