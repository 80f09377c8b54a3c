import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, withValues, Section, Text, useFormatMessage } from 'shared-ui';
import { icons } from 'shared-ui/icons';
import { messages } from './home.messages.ts';
import { ExternalLink } from './external-link.tsx';
import { parseVideo, type Video as PlayableVideo } from './video.rules.ts';

const Poster = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    w: 'full',
    aspectRatio: '16 / 9',
    p: '4',
    borderRadius: 'sm',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'accent.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  },
});
const Frame = chakra('iframe', {
  base: { display: 'block', w: 'full', aspectRatio: '16 / 9', borderRadius: 'sm', bg: 'black' },
});
const Player = chakra('video', {
  base: { display: 'block', w: 'full', aspectRatio: '16 / 9', borderRadius: 'sm', bg: 'black' },
});

const { play: Play } = icons;
/** Focuses the wrapper, as an embedded player loses the focus while it loads. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Shows the tutorial. Sends no request to other sites before the user plays it. */
export function Video({ address }: { address: string }) {
  const video = parseVideo(address);
  if (!video) return null;
  return (
    <Section title={messages.video}>
      {video.kind === 'link' ? (
        <ExternalLink href={video.address}>
          <FormattedMessage {...messages.watch} />
        </ExternalLink>
      ) : (
        <Playable {...video} />
      )}
    </Section>
  );
}

function Playable({ kind, address, site }: PlayableVideo) {
  const formatMessage = useFormatMessage();
  const [isPlaying, setPlaying] = useState(false);
  if (!isPlaying) {
    return (
      <>
        <Poster type="button" onClick={() => setPlaying(true)}>
          <Play size={32} strokeWidth={1.5} aria-hidden />
          <FormattedMessage {...messages.play} />
        </Poster>
        <Text mt="2" textStyle="xs" color="fg.muted">
          <FormattedMessage {...withValues(messages.playedFrom, { site })} />
        </Text>
      </>
    );
  }
  const title = formatMessage(messages.video);
  return (
    <Box ref={takeFocus} tabIndex={-1} role="group" aria-label={title} outline="0">
      {kind === 'file' ? (
        <Player src={address} controls autoPlay aria-label={title} />
      ) : (
        <Frame
          src={address}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Box>
  );
}
