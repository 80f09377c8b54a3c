import type { UserInfo } from 'shared-contracts/identity/auth';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import {
  Box,
  Button,
  chakra,
  withValues,
  Flex,
  Icon,
  IconButton,
  Text,
  useFormatMessage,
  VisuallyHidden,
  type Message,
} from 'shared-ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PaletteList } from './palette-list.tsx';
import { messages } from './palette.messages.ts';
import { useGroups, type Entry } from './use-groups.ts';
import { useListbox } from './use-listbox.ts';

/** A native dialog: in the top layer, with native focus trapping and restoring. */
const Frame = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: { base: '0', md: '12vh 0 auto' },
    mx: 'auto',
    my: '0',
    p: '0',
    w: { base: '100%', md: '40rem' },
    maxW: '100%',
    h: { base: '100dvh', md: 'auto' },
    maxH: { base: '100dvh', md: '70vh' },
    borderWidth: '0',
    borderRadius: { base: '0', md: 'lg' },
    bg: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'dialog',
    overflow: 'hidden',
    animation: 'drop-in 120ms {easings.out}',
    _motionReduce: { animation: 'none' },
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { bg: 'rgb(0 0 0 / 0.45)' },
  },
});
const Field = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: '12',
    bg: 'transparent',
    color: 'fg.default',
    border: '0',
    outline: '0',
    fontSize: '16px',
    _placeholder: { color: 'fg.muted' },
  },
});

type PaletteDialogProps = { user: UserInfo; onSettings: () => void; onClose: () => void };

export function PaletteDialog({ user, onSettings, onClose }: PaletteDialogProps) {
  const formatMessage = useFormatMessage();
  const frame = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { groups, search } = useGroups(query, { user, onSettings });
  const entries = groups.flatMap((group) => group.entries);
  const close = () => frame.current?.close();
  const selectEntry = ({ run }: Entry) => {
    close();
    run();
  };
  const listbox = useListbox(entries, selectEntry, close);
  const updateQuery = (text: string) => {
    setQuery(text);
    listbox.setActive(0);
  };
  useEffect(() => {
    frame.current?.showModal();
    field.current?.focus();
  }, []);
  const title = formatMessage(messages.title);
  return (
    <Frame
      ref={frame}
      aria-label={title}
      onClose={onClose}
      onMouseDown={({ target }) => target === frame.current && close()}
    >
      <Flex align="center" gap="3" ps="4" pe="2" flexShrink="0" borderBottomWidth="1px" borderColor="border.subtle">
        <Box color="fg.muted" flexShrink="0">
          <Icon name="search" size={18} />
        </Box>
        <Field
          ref={field}
          aria-label={title}
          placeholder={formatMessage(messages.placeholder)}
          value={query}
          onChange={({ target }) => updateQuery(target.value)}
          {...listbox.field}
        />
        <IconButton variant="ghost" size="sm" aria-label={formatMessage(messages.close)} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Flex>
      <Status count={entries.length} search={search} />
      <PaletteList groups={groups} listbox={listbox} label={title} onSelect={selectEntry} />
      <Text
        hideBelow="md"
        flexShrink="0"
        px="4"
        py="2"
        textStyle="xs"
        color="fg.muted"
        borderTopWidth="1px"
        borderColor="border.subtle"
      >
        <FormattedMessage {...messages.keys} />
      </Text>
    </Frame>
  );
}

type Search = ReturnType<typeof useGroups>['search'];

function statusMessage(count: number, { isTooShort, isLoading }: Search): Message | undefined {
  if (isTooShort) return withValues(messages.searchFrom, { from: MIN_SEARCH_LENGTH });
  if (count > 0) return undefined;
  return isLoading ? messages.searching : messages.nothing;
}

/** Explains missing results, and announces the number of results to screen readers. */
function Status({ count, search }: { count: number; search: Search }) {
  const message = statusMessage(count, search);
  return (
    <Box flexShrink="0" px="4" pt={message || search.error ? '3' : '0'} textStyle="sm" color="fg.muted">
      <Box role="status">
        {message ? (
          <FormattedMessage {...message} />
        ) : (
          <VisuallyHidden>
            <FormattedMessage {...withValues(messages.results, { count })} />
          </VisuallyHidden>
        )}
      </Box>
      {search.error && (
        <Flex role="alert" align="center" gap="2" color="status.bad.fg">
          <FormattedMessage {...messages.failed} />
          <Button variant="plain" size="xs" onClick={search.retry}>
            <FormattedMessage {...messages.tryAgain} />
          </Button>
        </Flex>
      )}
    </Box>
  );
}
