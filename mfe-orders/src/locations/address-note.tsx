import { FormattedMessage } from 'react-intl';
import type { Address, AddressAt } from 'shared-contracts/geo';
import { Box, Button, fill, Flex, Text } from 'shared-ui';
import { form } from './location-form.messages.ts';

export type Told = Omit<AddressAt, 'source'>;
type NoteProps = { told: Told; onUse: (address: Address) => void };

/** What stands at the place, and whose word that is. */
export function AddressNote({ told: { address, estimated, isFallback, attribution }, onUse }: NoteProps) {
  return (
    <Flex
      role="status"
      gap="3"
      p="3"
      align="flex-start"
      justify="space-between"
      wrap="wrap"
      borderRadius="md"
      bg="bg.subtle"
    >
      <Box flex="1" minW="12rem">
        <Text fontWeight="medium">
          {address ? <Where address={address} estimated={estimated} /> : <FormattedMessage {...form.nothing} />}
        </Text>
        {isFallback && (
          <Text textStyle="sm" color="status.warn.fg">
            <FormattedMessage {...form.fallback} />
          </Text>
        )}
        {address && estimated && (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...form.placesOnly} />
          </Text>
        )}
        <Text textStyle="xs" color="fg.muted">
          {attribution}
        </Text>
      </Box>
      {address && (
        <Button type="button" size="sm" variant="outline" onClick={() => onUse(address)}>
          <FormattedMessage {...form.use} />
        </Button>
      )}
    </Flex>
  );
}

const Where = ({ address: { label }, estimated }: { address: Address; estimated: boolean }) =>
  estimated ? <FormattedMessage {...fill(form.near, { place: label })} /> : label;
