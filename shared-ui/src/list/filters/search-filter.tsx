import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { Box, IconButton, Text } from '../../base/chakra.ts';
import { Input } from '../../base/controls.tsx';
import { Icon } from '../../base/icon.tsx';
import { withValues, useFormatMessage, type Message } from '../../base/message.ts';
import { useListFilters } from './filter-context.ts';
import { messages } from '../list.messages.ts';

const DEBOUNCE_MS = 300;

const toSearch = (typed: string) => (typed.trim().length >= MIN_SEARCH_LENGTH ? typed.trim() : undefined);

/** Searches from three characters. */
export function SearchFilter({ label = messages.search }: { label?: Message }) {
  const { search, setFilters } = useListFilters();
  const formatMessage = useFormatMessage();
  const hintId = useId();
  const [text, setText] = useState(search ?? '');
  const pending = useRef<{ timer: number; typed: string }>(undefined);
  const appliedSearch = useRef(search);

  // Back, forward and "clear filters" change the URL, not the field.
  useEffect(() => {
    if (search !== appliedSearch.current) setText(search ?? '');
    appliedSearch.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  const applySearch = () => {
    const typed = toSearch(pending.current?.typed ?? '');
    pending.current = undefined;
    if (typed === appliedSearch.current) return;
    appliedSearch.current = typed;
    setFilters({ search: typed });
  };
  /** On blur and Enter the search starts without the delay. */
  const applyNow = () => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    applySearch();
  };
  const change = (typed: string, delay = DEBOUNCE_MS) => {
    setText(typed);
    clearTimeout(pending.current?.timer);
    pending.current = { timer: window.setTimeout(applySearch, delay), typed };
  };

  const isTooShort = text.trim().length > 0 && !toSearch(text);
  return (
    <Box
      position="relative"
      flexGrow={{ base: 1, sm: 0 }}
      flexBasis={{ base: '17.5rem', sm: 'auto' }} // not the input's own width, which depends on the font
      minW={{ base: '60', sm: '0' }}
      w={{ sm: '72', lg: '80' }}
      maxW="full"
    >
      <Box position="absolute" insetStart="2.5" top="2" color="fg.muted" pointerEvents="none">
        <Icon name="search" />
      </Box>
      <Input
        size="sm"
        ps="8"
        pe={text ? '8' : '3'}
        role="searchbox"
        aria-label={formatMessage(label)}
        placeholder={formatMessage(label)}
        aria-describedby={isTooShort ? hintId : undefined}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={applyNow}
        onKeyDown={({ key }) => key === 'Enter' && applyNow()}
      />
      {text && (
        <IconButton
          position="absolute"
          insetEnd="1"
          top="1"
          size="2xs"
          variant="ghost"
          aria-label={formatMessage(messages.clearSearch)}
          onClick={() => change('', 0)}
        >
          <Icon name="close" size={14} />
        </IconButton>
      )}
      {isTooShort && (
        <Text
          id={hintId}
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
          <FormattedMessage {...withValues(messages.minSearchLength, { min: MIN_SEARCH_LENGTH })} />
        </Text>
      )}
    </Box>
  );
}
