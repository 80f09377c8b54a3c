import { APP_VERSION } from 'shared-contracts/values/limits';
import { Box, fill, Flex, Grid, Heading, Icon, Text, useSay } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHostBrand } from '../host/host-brand.ts';
import { hostKind } from 'shared-contracts/values/host-kind';
import { LanguageChoice } from '../settings/language-choice.tsx';
import { BrandSide, Wordmark } from './brand-side.tsx';
import { LoginStep } from './login-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { returnAddress } from './return-address.ts';
import { messages } from './sign-in.messages.ts';

const { hostname } = window.location;

export default function SignInPage() {
  const say = useSay();
  const brand = useHostBrand(hostname);
  const name = brand?.pageTitle ?? 'Consign';
  const title = `${say(messages.title)} · ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Grid minH="100dvh" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }} bg="bg.surface" color="fg.default">
      <BrandSide name={name} />
      <Flex direction="column" px={{ base: '5', sm: '8' }}>
        {hostKind(hostname) === 'development' && <DevelopmentBanner />}
        <Box as="header" hideFrom="lg" pt="6"><Wordmark name={name} /></Box>
        <Flex as="main" direction="column" flex="1" w="full" maxW="400px" mx="auto" pt={{ base: '10', lg: '26dvh' }} pb="10">
          <Heading as="h1" textStyle="2xl" mb="6"><FormattedMessage {...messages.title} /></Heading>
          <Steps />
          {brand?.supportEmail && <Text mt="6" color="fg.muted" textStyle="sm"><FormattedMessage {...fill(messages.support, { email: brand.supportEmail })} /></Text>}
        </Flex>
        <Flex as="footer" direction="column" align="center" gap="3" pb="6">
          <LanguageChoice hideLegend />
          <Text color="fg.muted" textStyle="xs"><FormattedMessage {...fill(messages.version, { version: APP_VERSION })} /></Text>
        </Flex>
      </Flex>
    </Grid>
  );
}

/** First who, then the password. */
function Steps() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [login, setLogin] = useState('');
  const [isKnown, setKnown] = useState(false);
  if (!isKnown) {
    return <LoginStep login={login} onDone={(entered) => {
      setLogin(entered);
      setKnown(true);
    }} />;
  }
  return <PasswordStep login={login} onChangeLogin={() => setKnown(false)} onSignedIn={() => void navigate(returnAddress(search), { replace: true })} />;
}

const DevelopmentBanner = () => (
  <Flex role="note" align="center" gap="2" mt="4" px="3" py="2" borderRadius="md" bg="status.warn.bg" color="status.warn.fg" textStyle="sm">
    <Icon name="warning" /><FormattedMessage {...messages.development} />
  </Flex>
);
