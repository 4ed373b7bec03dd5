import { request } from 'node:http';
import type { Client } from './client.ts';

/** An upload whose last bytes wait until `finish`. */
export function slowUpload(client: Client, companyId: string) {
  const boundary = 'folio-slow-upload';
  const { hostname, port } = new URL(client.url);
  const cookies = client.cookies().map(({ name, value }) => `${name}=${value}`);
  const headers = {
    cookie: cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(client.cookie('XSRF-TOKEN') ?? ''),
    'content-type': `multipart/form-data; boundary=${boundary}`,
    connection: 'keep-alive',
  };
  const path = `/api/company/${companyId}/upload-files/`;
  const sent = request({ hostname, port, path, method: 'POST', headers });
  const status = new Promise<number>((done, fail) => {
    sent.once('response', (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.once('error', fail);
  });
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files[0]"; filename="slow.pdf"\r\n\r\n%PDF-1.4\n`;
  const begun = new Promise<void>((done) => {
    sent.write(head, () => setTimeout(done, 100));
  });
  return { begun, status, finish: () => sent.end(`%%EOF\n\r\n--${boundary}--\r\n`) };
}
