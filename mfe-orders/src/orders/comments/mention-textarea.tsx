import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ORDER_COMMENT_LIMITS } from 'shared-contracts/values/field-limits';
import type { Visibility } from 'shared-contracts/values/orders/visibility';
import { Box, Text, Textarea, useDebounced, useFormatMessage, VisuallyHidden, withValues } from 'shared-ui';
import { commentQueries } from './comments.api.ts';
import { messages } from './comments.messages.ts';
import { getOptionId, MentionList, type Person } from './mention-list.tsx';
import { findByName, findMentionQuery, insertMention, type MentionQuery } from './mention-text.rules.ts';

const DEBOUNCE_MS = 200;
const NO_PEOPLE: readonly Person[] = [];

type MentionTextareaProps = {
  orderId: string;
  visibility: Visibility;
  value: string;
  onChange: (text: string) => void;
  onMention: (person: Person) => void;
  autoFocus?: boolean;
};

/** A text field in which @ opens a list of the people who can be mentioned. */
export function MentionTextarea({
  orderId,
  visibility,
  value,
  onChange,
  onMention,
  autoFocus = false,
}: MentionTextareaProps) {
  const formatMessage = useFormatMessage();
  const id = useId();
  const listId = `${id}-people`;
  const field = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number>(undefined);
  const [query, setQuery] = useState<MentionQuery>();
  const [position, setPosition] = useState(0);
  const search = useDebounced(query?.search ?? '', DEBOUNCE_MS);
  const { data } = useQuery({ ...commentQueries.people(orderId, visibility, search), enabled: query !== undefined });
  // Filters the people of the previous name until the search for the typed one returns.
  const people = query ? findByName(data?.items ?? NO_PEOPLE, query.search) : NO_PEOPLE;
  const activeIndex = Math.min(position, people.length - 1);

  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  });

  const updateQuery = (text: string, caret: number) => {
    setQuery(findMentionQuery(text, caret));
    setPosition(0);
  };
  const select = (person: Person | undefined) => {
    if (!person || !query) return;
    const next = insertMention(value, query, person.name);
    nextCaret.current = next.caret;
    setQuery(undefined);
    onMention(person);
    onChange(next.text);
  };
  const move = (step: number) => setPosition((activeIndex + step + people.length) % people.length);
  const keyHandlers: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => select(people[activeIndex]),
    Tab: () => select(people[activeIndex]),
    Escape: () => setQuery(undefined),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const handleKey = people.length > 0 ? keyHandlers[event.key] : undefined;
    if (!handleKey) return;
    event.preventDefault();
    event.stopPropagation();
    handleKey();
  };
  const isOpen = people.length > 0;
  return (
    <Box position="relative">
      <Text as="label" display="block" mb="1" textStyle="sm" fontWeight="medium" {...{ htmlFor: id }}>
        <FormattedMessage {...messages.text} />
      </Text>
      <Textarea
        ref={field}
        id={id}
        rows={3}
        value={value}
        maxLength={ORDER_COMMENT_LIMITS.text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this form
        autoFocus={autoFocus}
        aria-describedby={`${id}-help`}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? getOptionId(listId, activeIndex) : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          updateQuery(target.value, target.selectionStart);
        }}
        onClick={({ currentTarget }) => updateQuery(value, currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery(undefined)}
      />
      <Text id={`${id}-help`} mt="1" textStyle="xs" color="fg.muted">
        <FormattedMessage {...messages.textHelp} />
      </Text>
      <VisuallyHidden role="status">
        {query && data && formatMessage(withValues(messages.peopleCount, { count: people.length }))}
      </VisuallyHidden>
      {isOpen && <MentionList id={listId} people={people} activeIndex={activeIndex} onSelect={select} />}
    </Box>
  );
}
