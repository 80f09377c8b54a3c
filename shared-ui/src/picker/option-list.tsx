import { useEffect, useRef, type RefObject, type UIEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { Box, Flex, Spinner, Text } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { withValues, type Message } from '../base/message.ts';
import type { Option } from '../base/options.ts';
import { messages } from './picker.messages.ts';
import { useAnchored } from './use-anchored.ts';
import type { ComboboxState } from './use-combobox.ts';

type OptionListProps = {
  combobox: ComboboxState;
  fieldRef: RefObject<HTMLElement | null>;
  /** The id of the field's label. */
  labelId: string;
  options: readonly Option[];
  isSelected: (option: Option) => boolean;
  isMulti?: boolean;
  isLoading: boolean;
  isLoadingMore: boolean;
  isError: boolean;
  loadMore: () => void;
  /** Text after the label of an option. */
  getSuffix: (value: string) => string | undefined;
};

/** px from the end at which the next page is loaded. */
const LOAD_MORE_DISTANCE = 48;

export const OptionList = (props: OptionListProps) => (props.combobox.isOpen ? <OpenList {...props} /> : null);

function OpenList({
  combobox,
  fieldRef,
  labelId,
  options,
  isSelected,
  isMulti,
  isLoading,
  isLoadingMore,
  isError,
  loadMore,
  getSuffix,
}: OptionListProps) {
  const { typed, activeIndex, listId, getOptionId, select } = combobox;
  const style = useAnchored(fieldRef);
  const activeId = getOptionId(activeIndex);
  const previousId = useRef(activeId);
  useEffect(() => {
    if (previousId.current !== activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    previousId.current = activeId;
  }, [activeId]);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - LOAD_MORE_DISTANCE) loadMore();
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
      onMouseDown={(event) => event.preventDefault()} // keeps the focus in the field
    >
      <Hint {...{ typed, isLoading, isError }} count={options.length} />
      <Box
        as="ul"
        role="listbox"
        id={listId}
        aria-labelledby={labelId}
        aria-multiselectable={isMulti}
        opacity={isLoading ? 0.6 : undefined}
      >
        {options.map((option, index) => (
          <OptionItem
            key={option.value}
            id={getOptionId(index)}
            option={option}
            suffix={getSuffix(option.value)}
            isActive={index === activeIndex}
            isSelected={isSelected(option)}
            onSelect={() => select(option)}
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

type OptionItemProps = {
  id: string;
  option: Option;
  suffix: string | undefined;
  isActive: boolean;
  isSelected: boolean;
  onSelect: () => void;
};

const OptionItem = ({ id, option: { label, hint }, suffix, isActive, isSelected, onSelect }: OptionItemProps) => (
  <Flex
    as="li"
    role="option"
    id={id}
    aria-selected={isSelected}
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
    onClick={onSelect}
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
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {hint}
        </Text>
      )}
    </Box>
    {isSelected && (
      <Box color="accent.fg">
        <Icon name="check" />
      </Box>
    )}
  </Flex>
);

type HintProps = { typed: string; isLoading: boolean; isError: boolean; count: number };

function getHint({ typed, isLoading, isError, count }: HintProps): Message | undefined {
  const length = typed.trim().length;
  if (isError) return messages.failed;
  if (length > 0 && length < MIN_SEARCH_LENGTH) return withValues(messages.minSearchLength, { min: MIN_SEARCH_LENGTH });
  if (count > 0) return undefined;
  return isLoading ? messages.loading : messages.noResults;
}

function Hint(props: HintProps) {
  const hint = getHint(props);
  return (
    <Box
      role="status"
      px="2"
      py={hint ? '1.5' : '0'}
      textStyle="sm"
      color={props.isError ? 'status.bad.fg' : 'fg.muted'}
    >
      {hint && <FormattedMessage {...hint} />}
    </Box>
  );
}
