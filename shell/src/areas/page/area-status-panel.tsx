import { FormattedMessage } from 'react-intl';
import { FAILURES, type FailureKind } from 'shared-contracts/values/failures';
import { Box, Button, Center, fill, Heading, Icon, Spinner, Text, useSay } from 'shared-ui';
import { messages, TEXTS, TITLES } from './areas.messages.ts';

type AreaPanelProps = {
  kind: FailureKind;
  /** What is missing, in the words of the menu. */
  name: string;
  onRetry: () => void;
};

/** Stands where a screen should be that is slow to come, does not come or broke. Its number tells whoever is asked for help what it was: `docs/failures`. */
export function AreaPanel({ kind, name, onRetry }: AreaPanelProps) {
  const say = useSay();
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
        {say({ ...TITLES[kind], values: { name } })}
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
          <FormattedMessage {...fill(messages.number, { number: FAILURES[kind] })} />
        </Text>
      )}
    </Center>
  );
}
