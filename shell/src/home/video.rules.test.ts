import fc from 'fast-check';
import { VIDEO_HOSTS } from 'shared-contracts/values/fleet/video-hosts';
import { parseVideo } from './video.rules.ts';

const youtube = (id: string) => `${VIDEO_HOSTS.youtube}/embed/${id}?autoplay=1&rel=0`;
const vimeo = (id: string, key = '') => `${VIDEO_HOSTS.vimeo}/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`;

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', 'frame', youtube('dQw4w9WgXcQ')],
  ['http://youtube.com/watch?v=dQw4w9WgXcQ', 'frame', youtube('dQw4w9WgXcQ')],
  ['https://youtu.be/dQw4w9WgXcQ?t=10', 'frame', youtube('dQw4w9WgXcQ')],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'frame', youtube('dQw4w9WgXcQ')],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'frame', youtube('dQw4w9WgXcQ')],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'frame', youtube('dQw4w9WgXcQ')],
  ['https://music.youtube.com/v/dQw4w9WgXcQ', 'frame', youtube('dQw4w9WgXcQ')],
  ['https://vimeo.com/76979871?h=zab12', 'frame', vimeo('76979871')],
  ['https://vimeo.com/76979871?h=ab12z', 'frame', vimeo('76979871')],
  ['https://files.example.com/how-to.mp4.exe', 'link', 'https://files.example.com/how-to.mp4.exe'],
  ['https://vimeo.com/76979871', 'frame', vimeo('76979871')],
  ['https://vimeo.com/76979871/ab12cd34ef', 'frame', vimeo('76979871', 'ab12cd34ef')],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'frame', vimeo('76979871', 'ab12cd34ef')],
  ['https://vimeo.com/channels/staffpicks/76979871', 'frame', vimeo('76979871')],
  ['https://files.example.com/how-to.MP4?x=1', 'file', 'https://files.example.com/how-to.MP4?x=1'],
  ['http://files.example.com/how-to.mp4', 'link', 'http://files.example.com/how-to.mp4'],
  ['https://www.youtube.com/@consign', 'link', 'https://www.youtube.com/@consign'],
  ['https://www.youtube.com/watch?v=%22%3E%3Cscript', 'link', 'https://www.youtube.com/watch?v=%22%3E%3Cscript'],
  [
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'link',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  ],
  ['https://vimeo.com/about', 'link', 'https://vimeo.com/about'],
])('shows %s as a %s', (address, kind, expectedAddress) => {
  expect(parseVideo(address)).toMatchObject({ kind, address: expectedAddress });
});

test.each(['', 'how-to.mp4', 'javascript:alert(1)//x.mp4', 'data:video/mp4;base64,AAAA', 'ftp://example.com/a.mp4'])(
  'rejects %p',
  (address) => {
    expect(parseVideo(address)).toBeUndefined();
  },
);

test('embeds only the two known players', () => {
  const hosts = fc.constantFrom('youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com', 'example.com');
  fc.assert(
    fc.property(hosts, fc.webPath(), fc.webQueryParameters(), (host, path, query) => {
      const video = parseVideo(`https://${host}${path}?${query}`);
      const { origin } = new URL(video?.address ?? '');
      expect(video?.kind === 'frame' ? Object.values<string>(VIDEO_HOSTS).includes(origin) : true).toBe(true);
    }),
  );
});
