import { APP_VERSION } from 'shared-contracts/values/limits';
import {
  Box,
  withValues,
  Flex,
  Grid,
  Heading,
  StyledLink,
  Text,
  setPageTitle,
  useFormatMessage,
  type Message,
} from 'shared-ui';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from '../../host/brand.ts';
import { isVersionShown } from '../../host/brand.rules.ts';
import { DevelopmentBanner } from '../../host/development-banner.tsx';
import { OverrideBanner } from '../../host/override-banner.tsx';
import { LanguagePicker } from '../../settings/language-picker.tsx';
import { BrandSide, Wordmark } from './brand-side.tsx';
import { messages } from '../common/sign-in.messages.ts';

type SignInFrameProps = {
  title: Message;
  /** Title of the browser tab; defaults to the page's title. */
  tab?: string | null | undefined;
  /** Widens the form column. */
  isWide?: boolean;
  children: ReactNode;
};

/** The layout of all sign-in pages: branding, language and version. */
export function SignInFrame({ title, tab, isWide = false, children }: SignInFrameProps) {
  const formatMessage = useFormatMessage();
  const brand = useHost((host) => host.brand);
  const pageTitle = tab ?? formatMessage(title);
  useEffect(() => setPageTitle(pageTitle), [pageTitle]);
  return (
    <Grid
      minH="100dvh"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      bg="bg.surface"
      color="fg.default"
    >
      <BrandSide />
      <Flex direction="column" minH="100dvh">
        <OverrideBanner />
        <DevelopmentBanner />
        <Box as="header" hideFrom="lg" px={{ base: '5', sm: '8' }} pt="6">
          <Wordmark />
          {brand?.loginPageTitle && (
            <Text mt="2" color="fg.muted" overflowWrap="anywhere">
              {brand.loginPageTitle}
            </Text>
          )}
        </Box>
        <Box
          as="main"
          flex="1"
          w="full"
          maxW={isWide ? '640px' : '464px'}
          mx="auto"
          px={{ base: '5', sm: '8' }}
          pt={{ base: '10', lg: isWide ? '10dvh' : '24dvh' }}
          pb="10"
        >
          <Heading as="h1" textStyle="2xl" mb="6">
            <FormattedMessage {...title} />
          </Heading>
          {children}
          {brand?.supportEmail && <Support email={brand.supportEmail} />}
        </Box>
        <Flex as="footer" direction="column" align="center" gap="3" px="5" pb="6">
          <LanguagePicker hideLegend />
          {isVersionShown(brand) && (
            <Text color="fg.muted" textStyle="xs">
              <FormattedMessage {...withValues(messages.version, { version: APP_VERSION })} />
            </Text>
          )}
        </Flex>
      </Flex>
    </Grid>
  );
}

const Support = ({ email }: { email: string }) => (
  <Box mt="6" textStyle="sm" overflowWrap="anywhere">
    <StyledLink href={`mailto:${email}`} color="fg.muted" fontWeight="normal">
      <FormattedMessage {...withValues(messages.support, { email })} />
    </StyledLink>
  </Box>
);
