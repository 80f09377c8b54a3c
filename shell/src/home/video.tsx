import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, chakra, fill, Section, Text, useSay } from 'shared-ui';
import { icons } from 'shared-ui/icons';
import { messages } from './home.messages.ts';
import { OutLink } from './out-link.tsx';
import { videoAt, type Video as Known } from './video.rules.ts';

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
/** Who pressed the button goes on just before the player: one of another site would lose the focus again while it loads. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The tutorial. Nothing of another site is asked for before somebody wants to see it. */
export function Video({ address }: { address: string }) {
  const video = videoAt(address);
  if (!video) return null;
  return (
    <Section title={messages.video}>
      {video.kind === 'link' ? (
        <OutLink href={video.address}>
          <FormattedMessage {...messages.watch} />
        </OutLink>
      ) : (
        <Playable {...video} />
      )}
    </Section>
  );
}

function Playable({ kind, address, from }: Known) {
  const say = useSay();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <>
        <Poster type="button" onClick={() => setWanted(true)}>
          <Play size={32} strokeWidth={1.5} aria-hidden />
          <FormattedMessage {...messages.play} />
        </Poster>
        <Text mt="2" textStyle="xs" color="fg.muted">
          <FormattedMessage {...fill(messages.playedFrom, { site: from })} />
        </Text>
      </>
    );
  }
  const title = say(messages.video);
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
