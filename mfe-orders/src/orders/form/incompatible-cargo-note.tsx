import { FormattedMessage } from 'react-intl';
import { Box, fill, Flex, Icon, Text } from 'shared-ui';
import { cargo as messages } from './order-form.messages.ts';
import { usePreview } from './use-preview.ts';

/** Says while cargo is entered what the API would refuse when the order is sent. */
export function TravelNote() {
  const { data } = usePreview();
  return (
    <Box aria-live="polite">
      {data?.apart.map(({ first, second }) => (
        <Flex key={`${first} ${second}`} align="center" gap="2" mt="1" color="status.bad.fg" fontWeight="medium">
          <Icon name="warning" size={14} />
          <Text>
            <FormattedMessage {...fill(messages.apart, { first, second })} />
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
