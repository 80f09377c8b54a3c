import { FormattedMessage } from 'react-intl';
import { FAILURE_NUMBERS, type FailureKind } from 'shared-contracts/values/portal/failures';
import { Box, Button, Center, withValues, Heading, Icon, Spinner, Text, useFormatMessage } from 'shared-ui';
import { messages, TEXTS, TITLES } from './area-status-panel.messages.ts';

type AreaStatusPanelProps = {
  kind: FailureKind;
  /** The page's title in the menu. */
  name: string;
  onRetry: () => void;
};

/** Replaces a page that is slow, failed to load or failed to render. Support finds the fault number in `docs/failures`. */
export function AreaStatusPanel({ kind, name, onRetry }: AreaStatusPanelProps) {
  const formatMessage = useFormatMessage();
  const isSlow = kind === 'slow';
  const tone = isSlow ? 'neutral' : 'bad';
  return (
    <Center
      role={isSlow ? 'status' : 'alert'}
      data-area-panel={kind}
      flexDirection="column"
      textAlign="center"
      px="6"
      py="24"
      minH="60dvh"
    >
      <Center boxSize="12" mb="4" borderRadius="full" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
        {isSlow ? <Spinner size="sm" /> : <Icon name="warning" size={22} />}
      </Center>
      <Heading as="h1" textStyle="lg">
        {formatMessage({ ...TITLES[kind], values: { name } })}
      </Heading>
      <Text mt="1.5" maxW="26rem" color="fg.muted" textWrap="pretty">
        <FormattedMessage {...TEXTS[kind]} />
      </Text>
      <Box mt="5">
        <Button variant="outline" size="sm" onClick={onRetry}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      </Box>
      {!isSlow && (
        <Text mt="4" textStyle="xs" color="fg.muted">
          <FormattedMessage {...withValues(messages.number, { number: FAILURE_NUMBERS[kind] })} />
        </Text>
      )}
    </Center>
  );
}
