import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAccessCheck } from 'shared-auth';
import type { Access } from 'shared-contracts/values/identity/access';
import type { SetupStep } from 'shared-contracts/values/identity/setup';
import { Box, Button, chakra, Flex, Section, Text, useFormatMessage, VisuallyHidden, withValues } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { OrganizationSettingsDialog } from '../../organization/settings-button.tsx';
import { setupMutations, setupQueries } from './setup.api.ts';
import { messages, stepTexts, stepTitles } from './setup.messages.ts';

/** The screen of each step, and the access that it requires. */
const STEPS: Record<Exclude<SetupStep, 'brand'>, { to: string; access: Access }> = {
  people: { to: '/users?dialog=new', access: { model: 'user', action: 'write' } },
  partner: { to: '/partners?dialog=add', access: { model: 'partner', action: 'write' } },
  location: { to: '/locations?dialog=new', access: { model: 'location', action: 'write' } },
  order: { to: '/orders/new', access: { model: 'order', action: 'write' } },
};

/** The first steps of a new organization, until all are done or someone hides them. The dialog outlives its step. */
export const SetupChecklist = () => (
  <OrganizationSettingsDialog initialTab="branding">
    {(openSettings) => <Checklist onBrand={openSettings} />}
  </OrganizationSettingsDialog>
);

function Checklist({ onBrand }: { onBrand: () => void }) {
  const { data } = useQuery(setupQueries.own());
  const dismiss = useMutation(setupMutations.dismiss());
  if (!data || data.isDismissed || data.steps.every(({ isDone }) => isDone)) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <Box mb="4">
      <Section
        title={messages.title}
        aside={
          <Flex align="center" gap="3">
            <Text color="fg.muted">
              <FormattedMessage {...withValues(messages.progress, { done, all: data.steps.length })} />
            </Text>
            <Button variant="ghost" size="sm" loading={dismiss.isPending} onClick={() => dismiss.mutate(data)}>
              <FormattedMessage {...messages.dismiss} />
            </Button>
          </Flex>
        }
      >
        <Box as="ol" listStyleType="none">
          {data.steps.map(({ step, isDone }) => (
            <Step key={step} step={step} isDone={isDone} onBrand={onBrand} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}

type StepProps = { step: SetupStep; isDone: boolean; onBrand: () => void };

function Step({ step, isDone, onBrand }: StepProps) {
  const formatMessage = useFormatMessage();
  const title = <FormattedMessage {...stepTitles[step]} />;
  return (
    <Flex as="li" gap="3" py="2" align="baseline" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box color={isDone ? 'status.good.fg' : 'fg.muted'} transform="translateY(2px)">
        <MenuIcon name={isDone ? 'check' : 'dot'} />
      </Box>
      <Box minW="0">
        {isDone ? (
          <Text color="fg.muted">
            {title} <VisuallyHidden>{formatMessage(messages.done)}</VisuallyHidden>
          </Text>
        ) : (
          <StepLink step={step} onBrand={onBrand}>
            {title}
          </StepLink>
        )}
        <Text color="fg.muted" textStyle="sm">
          <FormattedMessage {...stepTexts[step]} />
        </Text>
      </Box>
    </Flex>
  );
}

function StepLink({ step, onBrand, children }: Omit<StepProps, 'isDone'> & { children: ReactNode }) {
  const canDo = useAccessCheck();
  if (step === 'brand')
    return (
      <chakra.button type="button" cursor="pointer" color="accent.fg" fontWeight="medium" onClick={onBrand}>
        {children}
      </chakra.button>
    );
  const { to, access } = STEPS[step];
  if (!canDo(access)) return <Text fontWeight="medium">{children}</Text>;
  return (
    <Link to={to}>
      <Text as="span" color="accent.fg" fontWeight="medium">
        {children}
      </Text>
    </Link>
  );
}
