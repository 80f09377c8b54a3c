import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Badge, Box, Button } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { toOptionList, type Options } from '../../base/options.ts';
import { useListFilters } from './filter-context.ts';

type MultiSelectFilterProps = {
  /** One of the list's `multiFilters`. */ name: string;
  label: Message;
  options: Options;
};

/** Filters by a few static values, several of which can be selected; the button shows how many are. */
export function MultiSelectFilter({ name, label, options }: MultiSelectFilterProps) {
  const { getValues, toggleFilterValue, isStacked } = useListFilters();
  const formatMessage = useFormatMessage();
  const selectedValues = getValues(name);
  return (
    <ChakraMenu.Root closeOnSelect={false} positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>
        <Button
          size={isStacked ? 'md' : 'sm'}
          variant="outline"
          w={isStacked ? 'full' : undefined}
          fontWeight="normal"
          {...(selectedValues.length > 0 && { bg: 'accent.subtle', color: 'accent.fg' })}
        >
          <FormattedMessage {...label} />
          {selectedValues.length > 0 && (
            <Badge bg="accent.muted" color="accent.fg">
              {selectedValues.length}
            </Badge>
          )}
          <Icon name="chevron-down" />
        </Button>
      </ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {toOptionList(options, formatMessage).map(({ value, label: option }) => (
              <ChakraMenu.CheckboxItem
                key={value}
                value={value}
                checked={selectedValues.includes(value)}
                onCheckedChange={() => toggleFilterValue(name, value)}
              >
                <Box boxSize="4" color="accent.fg">
                  <ChakraMenu.ItemIndicator>
                    <Icon name="check" />
                  </ChakraMenu.ItemIndicator>
                </Box>
                {option}
              </ChakraMenu.CheckboxItem>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
