import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import { Box, Center, chakra, Flex, Text } from 'shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from '../../host/brand.ts';
import { ConsignMark } from './consign-mark.tsx';
import { FreightMotif } from './freight-motif.tsx';
import { messages } from '../common/sign-in.messages.ts';

const Picture = chakra('img', { base: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' } });
/** Keeps the text readable on any picture. */
const SHADE = 'linear-gradient(rgb(0 0 0 / 0.6), rgb(0 0 0 / 0.25) 30%, rgb(0 0 0 / 0.25) 55%, rgb(0 0 0 / 0.75))';
const Mark = chakra('img', { base: { boxSize: '8', borderRadius: 'md', objectFit: 'contain', bg: 'white' } });

/** The decorative half of a wide sign-in page, with the partner's branding on a partner's host. */
export function BrandSide() {
  const brand = useHost((host) => host.brand);
  const title = brand?.loginPageTitle;
  return (
    <Side picture={brand?.loginImage ?? null}>
      <Wordmark />
      <Box position="relative" maxW="26rem">
        <Text textStyle="3xl" fontWeight="semibold" textWrap="balance" overflowWrap="anywhere">
          {title ?? <FormattedMessage {...messages.headline} />}
        </Text>
        {!title && (
          <Text mt="3" textStyle="lg" opacity="0.85" textWrap="pretty">
            <FormattedMessage {...messages.pitch} />
          </Text>
        )}
      </Box>
    </Side>
  );
}

const Side = ({ picture, children }: { picture: string | null; children: ReactNode }) => (
  <Flex
    as="aside"
    direction="column"
    justify="space-between"
    position="sticky"
    top="0"
    h="100dvh"
    overflow="hidden"
    p="12"
    bg="accent.subtle"
    hideBelow="lg"
    {...(picture !== null && { color: 'white' })}
  >
    {picture === null ? (
      <FreightMotif />
    ) : (
      <>
        <Picture src={picture} alt="" />
        <Box position="absolute" inset="0" bgImage={SHADE} />
      </>
    )}
    {children}
  </Flex>
);

/** The portal's or partner's logo and name. */
export function Wordmark() {
  const brand = useHost((host) => host.brand);
  return (
    <Flex align="center" gap="2.5" position="relative">
      {brand ? <PartnerMark brand={brand} /> : <ConsignMark />}
      <Text textStyle="xl" fontWeight="semibold" overflowWrap="anywhere">
        {brand?.pageTitle ?? 'Consign'}
      </Text>
    </Flex>
  );
}

const PartnerMark = ({ brand: { pageFavicon, pageTitle } }: { brand: DistributorInfo }) =>
  pageFavicon ? (
    <Mark src={pageFavicon} alt="" />
  ) : (
    <Center
      aria-hidden
      boxSize="8"
      flexShrink="0"
      borderRadius="md"
      bg="accent"
      color="accent.contrast"
      fontWeight="semibold"
    >
      {pageTitle.slice(0, 1).toUpperCase()}
    </Center>
  );
