import { Combobox, Portal } from '@chakra-ui/react';
import type { UIEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { Box, Flex, Spinner, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, type Words } from '../base/words.ts';
import type { Choice } from '../form/choices.ts';
import { messages } from './picker.messages.ts';

type ChoiceListProps = {
  choices: readonly Choice[];
  /** What is typed, to say how much more it takes. */
  typed: string;
  isLoading: boolean;
  isLoadingMore: boolean;
  isError: boolean;
  loadMore: () => void;
};

/** px from the end at which more is asked for. */
const NEAR = 48;

export function ChoiceList({ choices, typed, isLoading, isLoadingMore, isError, loadMore }: ChoiceListProps) {
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - NEAR) loadMore();
  };
  return (
    <Portal>
      <Combobox.Positioner>
        <Combobox.Content onScroll={onScroll}>
          <Hint {...{ typed, isLoading, isError }} count={choices.length} />
          {choices.map((choice) => (
            <Combobox.Item key={choice.value} item={choice} opacity={isLoading ? 0.6 : undefined}>
              <Combobox.ItemText><Text truncate>{choice.label}</Text>{choice.hint && <Text truncate textStyle="xs" color="fg.muted">{choice.hint}</Text>}</Combobox.ItemText>
              <Combobox.ItemIndicator><Icon name="check" /></Combobox.ItemIndicator>
            </Combobox.Item>
          ))}
          {isLoadingMore && <Flex justify="center" py="2"><Spinner size="sm" color="fg.muted" /></Flex>}
        </Combobox.Content>
      </Combobox.Positioner>
    </Portal>
  );
}

type HintProps = Pick<ChoiceListProps, 'typed' | 'isLoading' | 'isError'> & { count: number };

function hintOf({ typed, isLoading, isError, count }: HintProps): Words | undefined {
  const letters = typed.trim().length;
  if (isError) return messages.failed;
  if (letters > 0 && letters < SEARCH_FROM) return fill(messages.searchFrom, { from: SEARCH_FROM });
  if (count > 0) return undefined;
  return isLoading ? messages.loading : messages.nothing;
}

function Hint(props: HintProps) {
  const words = hintOf(props);
  return (
    <Box role="status" px="2" py={words ? '1.5' : '0'} textStyle="sm" color={props.isError ? 'status.bad.fg' : 'fg.muted'}>{words && <FormattedMessage {...words} />}</Box>
  );
}
