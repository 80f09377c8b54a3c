/** Where videos are shown from within a page: the addresses of the sites that follow visitors least. */
export const VIDEO_HOSTS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const;
