import { FormattedMessage } from 'react-intl';
import type { Address, ReverseGeocodeResult } from 'shared-contracts/network/geo';
import { Box, Button, withValues, Flex, Text } from 'shared-ui';
import { formMessages } from './location-form.messages.ts';

export type FoundAddress = Omit<ReverseGeocodeResult, 'source'>;
type AddressNoteProps = { result: FoundAddress; onUse: (address: Address) => void };

/** The address found at a position, with its attribution. */
export function AddressNote({ result: { address, estimated, isFallback, attribution }, onUse }: AddressNoteProps) {
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
          {address ? (
            <AddressLabel address={address} estimated={estimated} />
          ) : (
            <FormattedMessage {...formMessages.noAddress} />
          )}
        </Text>
        {isFallback && (
          <Text textStyle="sm" color="status.warn.fg">
            <FormattedMessage {...formMessages.fallback} />
          </Text>
        )}
        {address && estimated && (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...formMessages.townsOnly} />
          </Text>
        )}
        <Text textStyle="xs" color="fg.muted">
          {attribution}
        </Text>
      </Box>
      {address && (
        <Button type="button" size="sm" variant="outline" onClick={() => onUse(address)}>
          <FormattedMessage {...formMessages.use} />
        </Button>
      )}
    </Flex>
  );
}

const AddressLabel = ({ address: { label }, estimated }: { address: Address; estimated: boolean }) =>
  estimated ? <FormattedMessage {...withValues(formMessages.near, { place: label })} /> : label;
