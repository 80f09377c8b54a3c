import type { FastifyReply, FastifyRequest } from 'fastify';
import { getHostKind } from 'shared-contracts/values/portal/host-kind';
import {
  OVERRIDE_OFF,
  OVERRIDE_KEY,
  type Override,
  type OverrideStatus,
} from 'shared-contracts/values/portal/overrides';
import { SECOND_MS } from 'shared-contracts/values/time';
import { parsePageUrl } from './page-url.ts';

/** Returns the override that a signed token grants on a host, or why it is invalid. */
export type ReadOverrideLink = (token: string, host: string) => OverrideStatus;

const COOKIE = `consign.${OVERRIDE_KEY}`;
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE.replace('.', String.raw`\.`)}=([^;\\s]{1,2000})`);
const UNSIGNED_PATTERN = /^([a-z]+(?:-[a-z]+)*):(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/.*)$/;
const UNSIGNED_HOST_KINDS = ['local', 'development'];

/**
 * Unsigned overrides may only point to the user's own machine, and only on development hosts, so that no link runs
 * foreign code.
 */
function readUnsigned(text: string, host: string): OverrideStatus | undefined {
  const [, area, address] = UNSIGNED_PATTERN.exec(text) ?? [];
  if (area === undefined || address === undefined || !URL.canParse(address)) return undefined;
  return UNSIGNED_HOST_KINDS.includes(getHostKind(host)) ? { area, address } : { error: 'notHere' };
}

const toUrl = (request: FastifyRequest) => parsePageUrl(request) ?? new URL('http://portal/');
const getHost = (request: FastifyRequest) => request.hostname.toLowerCase();
const readCookie = ({ headers: { cookie = '' } }: FastifyRequest) => COOKIE_PATTERN.exec(cookie)?.[1];

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Returns the path and query without the override. The path never starts with two slashes, which would be another site. */
function withoutOverride(url: URL): string {
  url.searchParams.delete(OVERRIDE_KEY);
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}`;
}

/** @param until unix seconds; undefined for a session cookie */
const createCookie = ({ protocol }: FastifyRequest, value: string, until: number | undefined) =>
  [
    `${COOKIE}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(protocol === 'https' ? ['Secure'] : []),
    ...(until === undefined ? [] : [`Expires=${new Date(until * SECOND_MS).toUTCString()}`]),
  ].join('; ');

/** Manages the override of an area in one browser: a URL parameter sets or ends it, a cookie stores it. */
export function createRequestOverrides(readLink: ReadOverrideLink) {
  const read = (text: string, host: string) => readUnsigned(text, host) ?? readLink(text, host);

  /** Finds the override in the cookie. */
  const findOverride = (request: FastifyRequest): Override | undefined => {
    const text = readCookie(request);
    const status = text === undefined ? undefined : read(decode(text), getHost(request));
    return status && 'area' in status ? status : undefined;
  };

  return {
    findOverride,
    /** Sets or ends the override and redirects to the URL without the parameter, if it is valid. @returns whether it did */
    redirectIfRequested: (request: FastifyRequest, reply: FastifyReply): boolean => {
      const url = toUrl(request);
      const parameter = url.searchParams.get(OVERRIDE_KEY);
      if (parameter === null) return false;
      const status = parameter === OVERRIDE_OFF ? undefined : read(parameter, getHost(request));
      if (status && 'error' in status) return false;
      const cookie = status
        ? createCookie(request, encodeURIComponent(parameter), status.until)
        : createCookie(request, '', 0);
      void reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(withoutOverride(url));
      return true;
    },
    /** Finds the status that the page displays: the override, or why the requested one is invalid. */
    findStatus: (request: FastifyRequest): OverrideStatus | undefined => {
      const parameter = toUrl(request).searchParams.get(OVERRIDE_KEY);
      return parameter === null ? findOverride(request) : read(parameter, getHost(request));
    },
  };
}
