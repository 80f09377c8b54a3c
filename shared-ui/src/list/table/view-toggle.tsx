import { LayoutGrid, Rows3 } from 'lucide-react';
import { Flex, IconButton } from '../../base/chakra.ts';
import { useFormatMessage } from '../../base/message.ts';
import { messages } from '../list.messages.ts';

const VIEWS = [
  { isCards: false, label: messages.asTable, ViewIcon: Rows3 },
  { isCards: true, label: messages.asCards, ViewIcon: LayoutGrid },
];

/** Switches between table and cards. */
export function ViewToggle({ cards, onChange }: { cards: boolean; onChange: (cards: boolean) => void }) {
  const formatMessage = useFormatMessage();
  return (
    <Flex role="group" aria-label={formatMessage(messages.viewAs)} p="0.5" gap="0.5" bg="bg.subtle" borderRadius="md">
      {VIEWS.map(({ isCards, label, ViewIcon }) => (
        <IconButton
          key={label.id}
          size="xs"
          variant="ghost"
          aria-label={formatMessage(label)}
          aria-pressed={isCards === cards}
          onClick={() => onChange(isCards)}
          _pressed={{ bg: 'bg.surface', color: 'fg.default', borderColor: 'border.subtle' }}
        >
          <ViewIcon size={15} strokeWidth={1.75} aria-hidden />
        </IconButton>
      ))}
    </Flex>
  );
}
