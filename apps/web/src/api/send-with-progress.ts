import { addressOf, type Incoming, jsonOf, type Outgoing, payloadOf, type SentBytes } from './request.ts';

/** Sends a request whose caller wants to know how much of it has gone out; the answer is JSON. */
export function sendWithProgress(request: Outgoing, onSent: (progress: SentBytes) => void): Promise<Incoming> {
  const { payload, headers } = payloadOf(request);
  return new Promise((done, failed) => {
    const http = new XMLHttpRequest();
    http.open(request.method, addressOf(request));
    http.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value);
    http.upload.onprogress = ({ loaded, total }) => onSent({ loaded, total });
    http.onload = () => done({ status: http.status, body: jsonOf(http.responseText) });
    http.onerror = () => failed(new Error('no answer'));
    http.onabort = () => failed(new DOMException('given up', 'AbortError'));
    if (request.signal?.aborted) http.onabort(new ProgressEvent('abort'));
    request.signal?.addEventListener('abort', () => http.abort());
    if (!request.signal?.aborted) http.send(payload);
  });
}
