import type { Deprecation } from './public-call.ts';

const MS = 1_000;
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** The headers of RFC 9745 and RFC 8594. @param prefix of the version: `/api/v1` */
export const toDeprecationHeaders = ({ since, sunset, instead }: Deprecation, prefix: string) => ({
  deprecation: `@${toDate(since).getTime() / MS}`,
  sunset: toDate(sunset).toUTCString(),
  link: `<${prefix}${instead}>; rel="successor-version"`,
});
