import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Grid, SimpleGrid, Text } from '../../base/chakra.ts';
import type { Message } from '../../base/message.ts';

type FieldGroupProps = { title: Message; help?: Message; columns?: 1 | 2; children: ReactNode };

/** A group of fields with its title and help on the left; above on small screens. */
export function FieldGroup({ title, help, columns = 2, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Grid
      role="group"
      aria-labelledby={id}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' }}
      columnGap="8"
      rowGap="4"
      py="6"
      _first={{ pt: '0' }}
      _last={{ pb: '0' }}
      _notLast={{ borderBottomWidth: '1px', borderColor: 'border.subtle' }}
    >
      <Box>
        <Text id={id} fontWeight="semibold">
          <FormattedMessage {...title} />
        </Text>
        {help && (
          <Text mt="1" textStyle="sm" color="fg.muted">
            <FormattedMessage {...help} />
          </Text>
        )}
      </Box>
      <SimpleGrid columns={{ base: 1, md: columns }} columnGap="5" rowGap="5" alignItems="start">
        {children}
      </SimpleGrid>
    </Grid>
  );
}
