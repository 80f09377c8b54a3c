import { REGISTRATION_REVIEW_HOURS } from 'shared-contracts/values/limits';
import { Box, Button, Center, withValues, Heading, Icon, Text } from 'shared-ui';
import { Link, Navigate, useLocation } from 'shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isRegistrationOpen } from '../../host/brand.rules.ts';
import { useHost } from '../../host/brand.ts';
import { RegistrationForm } from './registration-form.tsx';
import { messages } from './registration.messages.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { BackToSignIn } from '../frame/sign-in-links.tsx';
import { messages as signInMessages } from '../common/sign-in.messages.ts';

export default function RegistrationPage() {
  const { search } = useLocation();
  const brand = useHost((host) => host.brand);
  const [email, setEmail] = useState<string>();
  if (!isRegistrationOpen(brand)) return <Navigate to={`/login${search}`} replace />;
  return (
    <SignInFrame title={messages.title} isWide>
      {email === undefined ? (
        <>
          <Text mt="-4" mb="6" color="fg.muted" textWrap="pretty">
            <FormattedMessage {...withValues(messages.lead, { hours: REGISTRATION_REVIEW_HOURS })} />
          </Text>
          <RegistrationForm onRegistered={setEmail} />
          <Box mt="5">
            <BackToSignIn />
          </Box>
        </>
      ) : (
        <RegistrationDone email={email} />
      )}
    </SignInFrame>
  );
}

function RegistrationDone({ email }: { email: string }) {
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box p="6" borderWidth="1px" borderRadius="md">
      <Center boxSize="12" mb="4" borderRadius="full" bg="status.good.bg" color="status.good.fg">
        <Icon name="done" size={22} />
      </Center>
      <Heading as="h2" ref={heading} tabIndex={-1} outline="none" textStyle="lg">
        <FormattedMessage {...messages.done} />
      </Heading>
      <Text mt="1.5" mb="5" color="fg.muted" textWrap="pretty" overflowWrap="anywhere">
        <FormattedMessage {...withValues(messages.doneText, { hours: REGISTRATION_REVIEW_HOURS, email })} />
      </Text>
      <Button asChild variant="outline">
        <Link to={`/login${search}`}>
          <FormattedMessage {...signInMessages.toSignIn} />
        </Link>
      </Button>
    </Box>
  );
}
