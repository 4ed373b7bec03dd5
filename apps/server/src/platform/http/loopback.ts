import type { FastifyRequest } from 'fastify';

/** Whether only programs on this machine can reach the host name or address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Headers with which a proxy states that it forwards a request. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded'] as const;

/**
 * Whether the caller is a program on this machine that acts directly: not through a proxy or tunnel, and not a page
 * of another site whose name resolves to this machine.
 */
export function isLocalCaller(request: FastifyRequest): boolean {
  const host = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(host) &&
    FORWARDED.every((header) => request.headers[header] === undefined)
  );
}
