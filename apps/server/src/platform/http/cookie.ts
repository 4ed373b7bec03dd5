import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Users reach the server by https, so cookies are marked `Secure` and have a prefix that browsers enforce. */
    servedByHttps: boolean;
  }
}

interface Cookie {
  name: string;
  value: string;
  /** The path to which browsers send the cookie; the whole site if absent. */
  path?: string;
  sameSite: 'lax' | 'strict';
  maxAgeSeconds: number;
}

/**
 * The name with the prefix that makes a browser reject the cookie from another host or over http: `__Host-`, or
 * `__Secure-` for a cookie of a part of the site. A neighbouring subdomain cannot set one.
 */
export function prefixedName(isSecure: boolean, name: string, path = '/'): string {
  if (!isSecure) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

export function cookieOf(request: FastifyRequest, name: string, path?: string): string | undefined {
  return request.cookies[prefixedName(request.server.servedByHttps, name, path)];
}

/** Sets a cookie that scripts cannot read. */
export function setCookie(reply: FastifyReply, { name, value, path = '/', sameSite, maxAgeSeconds }: Cookie): void {
  const secure = reply.server.servedByHttps;
  const prefixed = prefixedName(secure, name, path);
  reply.setCookie(prefixed, value, { path, httpOnly: true, sameSite, secure, maxAge: maxAgeSeconds });
}

export function clearCookie(reply: FastifyReply, name: string, path = '/'): void {
  const secure = reply.server.servedByHttps;
  reply.clearCookie(prefixedName(secure, name, path), { path, secure });
}
