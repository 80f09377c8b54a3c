import { Menu as Parts, Portal } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Badge, Box, Button } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { useSay, type Words } from '../base/words.ts';
import { choicesOf, type Choices } from '../form/choices.ts';
import { useFiltering } from './context.ts';

type ManyFilterProps = { /** Among the list's `many`. */ name: string; label: Words; options: Choices };

/** Several of a few known values; the button says how many are chosen. */
export function ManyFilter({ name, label, options }: ManyFilterProps) {
  const { valuesOf, toggle, stacked } = useFiltering();
  const say = useSay();
  const chosen = valuesOf(name);
  return (
    <Parts.Root closeOnSelect={false} positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Parts.Trigger asChild>
        <Button
          size={stacked ? 'md' : 'sm'}
          variant="outline"
          w={stacked ? 'full' : undefined}
          fontWeight="normal"
          {...(chosen.length > 0 && { bg: 'accent.subtle', color: 'accent.fg' })}
        >
          <FormattedMessage {...label} />
          {chosen.length > 0 && (
            <Badge bg="accent.muted" color="accent.fg">
              {chosen.length}
            </Badge>
          )}
          <Icon name="chevron-down" />
        </Button>
      </Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {choicesOf(options, say).map(({ value, label: option }) => (
              <Parts.CheckboxItem
                key={value}
                value={value}
                checked={chosen.includes(value)}
                onCheckedChange={() => toggle(name, value)}
              >
                <Box boxSize="4" color="accent.fg">
                  <Parts.ItemIndicator>
                    <Icon name="check" />
                  </Parts.ItemIndicator>
                </Box>
                {option}
              </Parts.CheckboxItem>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
