import { useEffect, useRef, type RefObject, type UIEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { Box, Flex, Spinner, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { fill, type Words } from '../base/words.ts';
import type { Choice } from '../form/choices.ts';
import { messages } from './picker.messages.ts';
import { useAnchored } from './use-anchored.ts';
import type { ComboboxState } from './use-combobox.ts';

type ChoiceListProps = {
  combobox: ComboboxState;
  field: RefObject<HTMLElement | null>;
  /** The id of the field's label. */
  labelledBy: string;
  choices: readonly Choice[];
  isChosen: (choice: Choice) => boolean;
  isMulti?: boolean;
  isLoading: boolean;
  isLoadingMore: boolean;
  isError: boolean;
  loadMore: () => void;
  /** What stands behind the name of a choice. */
  suffixOf: (value: string) => string | undefined;
};

/** px from the end at which more is asked for. */
const NEAR = 48;

export const ChoiceList = (props: ChoiceListProps) => (props.combobox.isOpen ? <OpenList {...props} /> : null);

function OpenList({
  combobox,
  field,
  labelledBy,
  choices,
  isChosen,
  isMulti,
  isLoading,
  isLoadingMore,
  isError,
  loadMore,
  suffixOf,
}: ChoiceListProps) {
  const { typed, active, listId, optionId, choose } = combobox;
  const style = useAnchored(field);
  const current = optionId(active);
  const seen = useRef(current);
  useEffect(() => {
    if (seen.current !== current) document.getElementById(current)?.scrollIntoView({ block: 'nearest' });
    seen.current = current;
  }, [current]);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - NEAR) loadMore();
  };
  return (
    <Box
      position="fixed"
      zIndex="popover"
      style={style}
      overflowY="auto"
      p="1"
      bg="bg.raised"
      color="fg.default"
      borderRadius="md"
      boxShadow="floating"
      animation="drop-in 120ms"
      _motionReduce={{ animation: 'none' }}
      onScroll={onScroll}
      onMouseDown={(event) => event.preventDefault()} // the focus stays in the field
    >
      <Hint {...{ typed, isLoading, isError }} count={choices.length} />
      <Box
        as="ul"
        role="listbox"
        id={listId}
        aria-labelledby={labelledBy}
        aria-multiselectable={isMulti}
        opacity={isLoading ? 0.6 : undefined}
      >
        {choices.map((choice, index) => (
          <Option
            key={choice.value}
            id={optionId(index)}
            choice={choice}
            suffix={suffixOf(choice.value)}
            isActive={index === active}
            isChosen={isChosen(choice)}
            onChoose={() => choose(choice)}
          />
        ))}
      </Box>
      {isLoadingMore && (
        <Flex justify="center" py="2">
          <Spinner size="sm" color="fg.muted" />
        </Flex>
      )}
    </Box>
  );
}

type OptionProps = {
  id: string;
  choice: Choice;
  suffix: string | undefined;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

const Option = ({ id, choice: { label, hint }, suffix, isActive, isChosen, onChoose }: OptionProps) => (
  <Flex
    as="li"
    role="option"
    id={id}
    aria-selected={isChosen}
    align="center"
    gap="2"
    minH="9"
    px="2"
    py="1"
    borderRadius="sm"
    cursor="default"
    userSelect="none"
    bg={isActive ? 'bg.pointed' : undefined}
    _hover={{ bg: 'bg.pointed' }}
    onClick={onChoose}
  >
    <Box flex="1" minW="0">
      <Text truncate>
        {label}
        {suffix && (
          <Text as="span" color="status.bad.fg">
            {' '}
            · {suffix}
          </Text>
        )}
      </Text>
      {hint && (
        <Text truncate textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      )}
    </Box>
    {isChosen && (
      <Box color="accent.fg">
        <Icon name="check" />
      </Box>
    )}
  </Flex>
);

type HintProps = { typed: string; isLoading: boolean; isError: boolean; count: number };

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
    <Box
      role="status"
      px="2"
      py={words ? '1.5' : '0'}
      textStyle="sm"
      color={props.isError ? 'status.bad.fg' : 'fg.muted'}
    >
      {words && <FormattedMessage {...words} />}
    </Box>
  );
}
