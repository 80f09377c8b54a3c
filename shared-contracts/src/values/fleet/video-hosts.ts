/** Origins that embedded videos load from, in the variants that track visitors least. */
export const VIDEO_HOSTS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const;
