import { VIDEO_HOSTS } from 'shared-contracts/values/fleet/video-hosts';

/**
 * `frame`: the site's embedded player. `file`: the browser's player. `link`: a link only. `site`: the site that receives
 * the request.
 */
export type Video = { kind: 'frame' | 'file' | 'link'; address: string; site: string };

type Site = { name: string; hosts: RegExp; player: (url: URL) => string | undefined };

const YOUTUBE_ID = /^[\w-]{11}$/;
const youtubeId = ({ hostname, pathname, searchParams }: URL) => {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : (searchParams.get('v') ?? '');
};

/** The second path segment of an unlisted video is its key. */
const VIMEO = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

const SITES: readonly Site[] = [
  {
    name: 'YouTube',
    hosts: /^(youtu\.be|((www|m|music)\.)?youtube(-nocookie)?\.com)$/,
    player: (url) => {
      const id = youtubeId(url);
      return YOUTUBE_ID.test(id) ? `${VIDEO_HOSTS.youtube}/embed/${id}?autoplay=1&rel=0` : undefined;
    },
  },
  {
    name: 'Vimeo',
    hosts: /^((www|player)\.)?vimeo\.com$/,
    player: ({ pathname, searchParams }) => {
      const [, id, key = searchParams.get('h')] = VIMEO.exec(pathname) ?? [];
      const unlisted = key && /^[\da-f]+$/.test(key) ? `&h=${key}` : '';
      return id && `${VIDEO_HOSTS.vimeo}/video/${id}?autoplay=1&dnt=1${unlisted}`;
    },
  },
];

/** How to show a video URL; undefined when the URL is invalid or not HTTP. */
export function parseVideo(address: string): Video | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  const site = SITES.find(({ hosts }) => hosts.test(url.hostname));
  const player = site?.player(url);
  if (site && player) return { kind: 'frame', address: player, site: site.name };
  const isFile = url.protocol === 'https:' && /\.mp4$/i.test(url.pathname);
  return { kind: isFile ? 'file' : 'link', address: url.href, site: url.hostname };
}
