import { addressOf, type Incoming, jsonOf, type Outgoing, payloadOf } from './request.ts';

/** The way to the server; tests put theirs in its place. */
export const network = { send: sendOverHttp };

/**
 * Sends a request without a time limit. Only a request that reports its progress needs the older interface of the browser, which is
 * loaded when the first of them is made.
 * @throws an `AbortError` if the request was given up, any other error if there was no answer
 */
async function sendOverHttp(request: Outgoing): Promise<Incoming> {
  if (request.onSent) return (await import('./send-with-progress.ts')).sendWithProgress(request, request.onSent);
  const { payload, headers } = payloadOf(request);
  const answer = await fetch(addressOf(request), {
    method: request.method,
    headers,
    body: payload,
    credentials: 'include',
    ...(request.signal && { signal: request.signal }),
  });
  const isFile = request.wantsFile && answer.ok;
  return { status: answer.status, body: isFile ? await answer.blob() : jsonOf(await answer.text()) };
}
