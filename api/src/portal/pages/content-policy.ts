import type { ResolvedRegistry } from 'shared-contracts/values/areas';
import { VIDEO_HOSTS } from 'shared-contracts/values/video-hosts';
import { WARM_UP_HASH } from './warm-up.ts';

/** The hash of the empty string: styles are put in by script, rule by rule, into style elements that are empty. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where the areas come from, when it is not here. */
const originsOf = ({ areas }: ResolvedRegistry) => [
  ...new Set(
    areas.flatMap(({ current, lastGood }) =>
      [current, lastGood].flatMap((address) =>
        address && URL.canParse(address.entry) ? new URL(address.entry).origin : [],
      ),
    ),
  ),
];

/** `maps`: what their pictures come from. `sockets`: for development. */
type Further = { maps?: readonly string[]; sockets?: readonly string[] };

/** What the page may load and from where: itself and the origins in its registry, of what is written into the page only its warm-up; videos from their sites, or as files; PDF that it has fetched itself. */
export function contentPolicy(registry: ResolvedRegistry, { maps = [], sockets = [] }: Further = {}): string {
  const here = ["'self'", ...originsOf(registry)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...here, WARM_UP_HASH],
    'style-src': ["'self'", EMPTY_STYLE],
    'img-src': [...here, ...maps, 'data:', 'blob:'],
    'font-src': here,
    'connect-src': [...here, ...maps, ...sockets],
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
