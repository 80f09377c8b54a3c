import { APP_VERSION } from 'shared-contracts/values/limits';
import { Box, fill, Flex, Grid, Heading, StyledLink, Text, titlePage, useSay, type Words } from 'shared-ui';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from '../host/brand.ts';
import { isVersionShown } from '../host/brand.rules.ts';
import { DevelopmentBanner } from '../host/development-banner.tsx';
import { OverrideBanner } from '../host/override-banner.tsx';
import { LanguageChoice } from '../settings/language-choice.tsx';
import { BrandSide, Wordmark } from './brand-side.tsx';
import { messages } from './sign-in.messages.ts';

type SignInFrameProps = {
  /** The page's one heading, and what the browser's tab says. */
  title: Words;
  /** What the tab says instead. */
  tab?: string | null | undefined;
  /** Room for more than a few fields. */
  isWide?: boolean;
  children: ReactNode;
};

/** What stands around every page for people who are not in yet: whose portal it is, its language, its version. */
export function SignInFrame({ title, tab, isWide = false, children }: SignInFrameProps) {
  const say = useSay();
  const brand = useHost((host) => host.brand);
  const named = tab ?? say(title);
  useEffect(() => titlePage(named), [named]);
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
          <LanguageChoice hideLegend />
          {isVersionShown(brand) && (
            <Text color="fg.muted" textStyle="xs">
              <FormattedMessage {...fill(messages.version, { version: APP_VERSION })} />
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
      <FormattedMessage {...fill(messages.support, { email })} />
    </StyledLink>
  </Box>
);
