import { LayoutGrid, Rows3 } from 'lucide-react';
import { Flex, IconButton } from '../base/chakra.ts';
import { useSay } from '../base/words.ts';
import { messages } from './list.messages.ts';

const WAYS = [
  { cards: false, label: messages.asTable, Drawing: Rows3 },
  { cards: true, label: messages.asCards, Drawing: LayoutGrid },
];

/** Table or cards, where there is room for either. */
export function ShownAs({ cards, onChange }: { cards: boolean; onChange: (cards: boolean) => void }) {
  const say = useSay();
  return (
    <Flex role="group" aria-label={say(messages.shownAs)} p="0.5" gap="0.5" bg="bg.subtle" borderRadius="md">
      {WAYS.map(({ cards: way, label, Drawing }) => (
        <IconButton
          key={label.id}
          size="xs"
          variant="ghost"
          aria-label={say(label)}
          aria-pressed={way === cards}
          onClick={() => onChange(way)}
          _pressed={{ bg: 'bg.surface', color: 'fg.default', borderColor: 'border.subtle' }}
        >
          <Drawing size={15} strokeWidth={1.75} aria-hidden />
        </IconButton>
      ))}
    </Flex>
  );
}
