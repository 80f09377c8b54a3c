import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostKind } from 'shared-contracts/values/host-kind';
import { OFF, OVERRIDE, type Override, type ShownOverride } from 'shared-contracts/values/overrides';

/** What a signed link overrides at a host, or why it does nothing. */
export type ReadLink = (token: string, host: string) => ShownOverride;

const COOKIE = `consign.${OVERRIDE}`;
const PLAIN = /^([a-z]+(?:-[a-z]+)*):(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/.*)$/;
const MAY_BE_PLAIN = ['local', 'development'];

/** Without a signature only a developer's own machine, and only on development hosts: no link can bring a stranger's code. */
function readPlain(text: string, host: string): ShownOverride | undefined {
  const [, area, address] = PLAIN.exec(text) ?? [];
  if (area === undefined || address === undefined || !URL.canParse(address)) return undefined;
  return MAY_BE_PLAIN.includes(hostKind(host)) ? { area, address } : { refused: 'notHere' };
}

const inUrl = ({ url }: FastifyRequest) => new URL(url, 'http://portal');
const inCookie = ({ headers: { cookie = '' } }: FastifyRequest) =>
  new RegExp(`(?:^|;\\s*)${COOKIE.replace('.', String.raw`\.`)}=([^;\\s]{1,2000})`).exec(cookie)?.[1];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The same address of ours without what was asked for. */
function without(url: URL): string {
  url.searchParams.delete(OVERRIDE);
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}`;
}

/** @param until unix seconds; without it, until the browser is closed */
const cookieOf = ({ protocol }: FastifyRequest, value: string, until: number | undefined) =>
  [
    `${COOKIE}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(protocol === 'https' ? ['Secure'] : []),
    ...(until === undefined ? [] : [`Expires=${new Date(until * 1_000).toUTCString()}`]),
  ].join('; ');

/** Which area this browser gets from a developer's address, in one place for the page, the registry and the way in and out. */
export function openOverrides(readLink: ReadLink) {
  const read = (text: string, host: string) => readPlain(text, host) ?? readLink(text, host);
  const hostOf = (request: FastifyRequest) => request.hostname.toLowerCase();
  const kept = (request: FastifyRequest): Override | undefined => {
    const text = inCookie(request);
    const found = text === undefined ? undefined : read(decoded(text), hostOf(request));
    return found && 'area' in found ? found : undefined;
  };

  return {
    kept,
    /** A link that is good, or that ends it, leads on without the parameter. @returns whether it did */
    led: (request: FastifyRequest, reply: FastifyReply): boolean => {
      const url = inUrl(request);
      const asked = url.searchParams.get(OVERRIDE);
      const found = asked === null || asked === OFF ? undefined : read(asked, hostOf(request));
      if (asked === null || (found && 'refused' in found)) return false;
      const cookie = found ? cookieOf(request, encodeURIComponent(asked), found.until) : cookieOf(request, '', 0);
      void reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(without(url));
      return true;
    },
    /** What the page says of it: also why it was refused. */
    shown: (request: FastifyRequest): ShownOverride | undefined => {
      const asked = inUrl(request).searchParams.get(OVERRIDE);
      return asked === null ? kept(request) : read(asked, hostOf(request));
    },
  };
}
