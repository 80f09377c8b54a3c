import { Box, Flex, Text } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { ConsignMark } from './consign-mark.tsx';
import { FreightMotif } from './freight-motif.tsx';
import { messages } from './sign-in.messages.ts';

/** The calm half of a wide sign-in page: what the portal is for. */
export const BrandSide = ({ name }: { name: string }) => (
  <Flex as="aside" direction="column" justify="space-between" position="relative" overflow="hidden" p="12" bg="accent.subtle" hideBelow="lg">
    <FreightMotif />
    <Wordmark name={name} />
    <Box position="relative" maxW="26rem">
      <Text textStyle="3xl" fontWeight="semibold" textWrap="balance"><FormattedMessage {...messages.headline} /></Text>
      <Text mt="3" textStyle="lg" color="fg.muted" textWrap="pretty"><FormattedMessage {...messages.pitch} /></Text>
    </Box>
  </Flex>
);

export const Wordmark = ({ name }: { name: string }) => (
  <Flex align="center" gap="2.5" position="relative"><ConsignMark /><Text textStyle="xl" fontWeight="semibold">{name}</Text></Flex>
);
