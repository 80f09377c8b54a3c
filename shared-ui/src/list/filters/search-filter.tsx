import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { Box, IconButton, Text } from '../base/chakra.ts';
import { Input } from '../base/controls.tsx';
import { Icon } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import { useFiltering } from './context.ts';
import { messages } from './list.messages.ts';

/** Long enough for a typed word to be one question. */
const PAUSE_MS = 300;

const wanted = (typed: string) => (typed.trim().length >= SEARCH_FROM ? typed.trim() : undefined);

/** Searches from three characters on. */
export function SearchFilter({ label = messages.search }: { label?: Words }) {
  const { search, filter } = useFiltering();
  const say = useSay();
  const hint = useId();
  const [text, setText] = useState(search ?? '');
  const waiting = useRef<{ timer: number; typed: string }>(undefined);
  const shown = useRef(search);

  // Back, forward and "clear filters" change the address without the field.
  useEffect(() => {
    if (search !== shown.current) setText(search ?? '');
    shown.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  const ask = () => {
    const typed = wanted(waiting.current?.typed ?? '');
    waiting.current = undefined;
    if (typed === shown.current) return;
    shown.current = typed;
    filter({ search: typed });
  };
  /** Asks what waits for a pause: who goes on to something else has ended typing. */
  const askNow = () => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    ask();
  };
  const type = (typed: string, pause = PAUSE_MS) => {
    setText(typed);
    clearTimeout(waiting.current?.timer);
    waiting.current = { timer: window.setTimeout(ask, pause), typed };
  };

  const tooShort = text.trim().length > 0 && !wanted(text);
  return (
    <Box position="relative" w={{ base: 'full', sm: '72' }}>
      <Box position="absolute" insetStart="2.5" top="2" color="fg.muted" pointerEvents="none">
        <Icon name="search" />
      </Box>
      <Input
        size="sm"
        ps="8"
        pe="8"
        role="searchbox"
        aria-label={say(label)}
        placeholder={say(label)}
        aria-describedby={tooShort ? hint : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={askNow}
        onKeyDown={({ key }) => key === 'Enter' && askNow()}
      />
      {text && (
        <IconButton
          position="absolute"
          insetEnd="1"
          top="1"
          size="2xs"
          variant="ghost"
          aria-label={say(messages.clearSearch)}
          onClick={() => type('', 0)}
        >
          <Icon name="close" size={14} />
        </IconButton>
      )}
      {tooShort && (
        <Text
          id={hint}
          position="absolute"
          zIndex="sticky"
          top="full"
          mt="0.5"
          px="1.5"
          borderRadius="sm"
          bg="bg.inverted"
          color="fg.inverted"
          textStyle="xs"
        >
          <FormattedMessage {...fill(messages.searchFrom, { from: SEARCH_FROM })} />
        </Text>
      )}
    </Box>
  );
}
