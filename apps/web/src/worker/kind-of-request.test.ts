import { describe, expect, it } from 'vitest';
import { kindOfRequest } from './kind-of-request.ts';

const here = 'https://folio.example';

describe('the service worker', () => {
  it.each([
    ['GET', '/home', 'navigate', 'page'],
    ['GET', '/bank-statement?show=all', 'navigate', 'page'],
    ['GET', '/assets/index-abc.js', 'cors', 'built'],
    ['GET', '/assets/home-abc.css', 'no-cors', 'built'],
    ['GET', '/locales/zh-Hant/upload.json', 'cors', 'words'],
    ['GET', '/api/user/profile', 'cors', 'network'],
    ['GET', '/api/company/1/document/2/original', 'navigate', 'network'],
    ['POST', '/api/company/1/upload-files/', 'cors', 'network'],
    ['GET', '/fortify/csrf', 'cors', 'network'],
    ['GET', '/dev/mailbox', 'navigate', 'network'],
    ['POST', '/assets/index-abc.js', 'cors', 'network'],
    ['GET', '/service-worker.js', 'same-origin', 'network'],
    ['GET', 'https://other.example/assets/a.js', 'cors', 'network'],
  ])('sorts %s %s (%s) as %s', (method, path, mode, kind) => {
    const url = new URL(path, here).href;
    expect(kindOfRequest({ method, url, mode, hasAuthorization: false }, here)).toBe(kind);
  });

  it('leaves a request with a secret to the network', () => {
    const request = { method: 'GET', url: `${here}/assets/a.js`, mode: 'cors', hasAuthorization: true };
    expect(kindOfRequest(request, here)).toBe('network');
  });
});
