import type { MentionPage } from 'shared-contracts/orders/order-comments';
import { Box, Text, useFormatMessage } from 'shared-ui';
import { messages } from './comments.messages.ts';

export type Person = MentionPage['items'][number];

type MentionListProps = {
  id: string;
  people: readonly Person[];
  activeIndex: number;
  onSelect: (person: Person) => void;
};

export const getOptionId = (listId: string, index: number) => `${listId}-${index}`;

/** People who match the typed name; the focus stays in the text. */
export function MentionList({ id, people, activeIndex, onSelect }: MentionListProps) {
  const formatMessage = useFormatMessage();
  return (
    <Box
      as="ul"
      role="listbox"
      id={id}
      aria-label={formatMessage(messages.people)}
      position="absolute"
      insetX="0"
      top="100%"
      mt="1"
      p="1"
      maxH="64"
      overflowY="auto"
      zIndex="popover"
      bg="bg.raised"
      borderRadius="md"
      boxShadow="floating"
      onMouseDown={(event) => event.preventDefault()} // keeps the focus in the text
    >
      {people.map((person, index) => (
        <Box
          as="li"
          role="option"
          key={person.id}
          id={getOptionId(id, index)}
          aria-selected={index === activeIndex}
          px="2"
          py="1.5"
          borderRadius="sm"
          cursor="default"
          bg={index === activeIndex ? 'bg.pointed' : undefined}
          _hover={{ bg: 'bg.pointed' }}
          onClick={() => onSelect(person)}
        >
          <Text truncate>{person.name}</Text>
          <Text truncate textStyle="xs" color="fg.muted">
            {person.organization.name}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
