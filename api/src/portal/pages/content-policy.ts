import type { ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { VIDEO_HOSTS } from 'shared-contracts/values/fleet/video-hosts';
import { WARM_UP_HASH } from './warm-up.ts';

/** The hash of the empty string: scripts insert style rules into empty style elements. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Lists the origins of areas that are served from elsewhere. */
const listOrigins = ({ areas }: ResolvedRegistry) => [
  ...new Set(
    areas.flatMap(({ current, lastGood }) =>
      [current, lastGood].flatMap((build) => (build && URL.canParse(build.entry) ? new URL(build.entry).origin : [])),
    ),
  ),
];

/** `maps`: origins of map tiles. `sockets`: of development servers. */
type ExtraSources = { maps?: readonly string[]; sockets?: readonly string[] };

/**
 * Builds the content security policy of the page. It allows itself, the origins in its registry, its inline warm-up,
 * videos from their sites or as files, and PDF files that the page has fetched.
 */
export function buildContentPolicy(registry: ResolvedRegistry, { maps = [], sockets = [] }: ExtraSources = {}): string {
  const trusted = ["'self'", ...listOrigins(registry)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...trusted, WARM_UP_HASH],
    'style-src': ["'self'", EMPTY_STYLE],
    'img-src': [...trusted, ...maps, 'data:', 'blob:'],
    'font-src': trusted,
    'connect-src': [...trusted, ...maps, ...sockets],
    'frame-src': ['blob:', ...Object.values(VIDEO_HOSTS)],
    'media-src': ["'self'", 'https:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
