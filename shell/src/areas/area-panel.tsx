import { FormattedMessage } from 'react-intl';
import { Box, Button, Center, Heading, Icon, Spinner, Text, useSay } from 'shared-ui';
import { messages } from './areas.messages.ts';

type Kind = 'slow' | 'failed' | 'broken';
type AreaPanelProps = {
  kind: Kind;
  /** What is missing, in the words of the menu. */
  name: string;
  onRetry: () => void;
};

const TEXTS = { slow: messages.slowText, failed: messages.failedText, broken: messages.brokenText };

/** Stands where a screen should be that is slow to come, cannot be reached or broke. */
export function AreaPanel({ kind, name, onRetry }: AreaPanelProps) {
  const say = useSay();
  const isSlow = kind === 'slow';
  const tone = isSlow ? 'neutral' : 'bad';
  return (
    <Center role={isSlow ? 'status' : 'alert'} data-area-panel={kind} flexDirection="column" textAlign="center" px="6" py="24" minH="60dvh">
      <Center boxSize="12" mb="4" borderRadius="full" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
        {isSlow ? <Spinner size="sm" /> : <Icon name="warning" size={22} />}
      </Center>
      <Heading as="h1" textStyle="lg">{say({ ...messages[kind], values: { name } })}</Heading>
      <Text mt="1.5" maxW="26rem" color="fg.muted" textWrap="pretty"><FormattedMessage {...TEXTS[kind]} /></Text>
      <Box mt="5"><Button variant="outline" size="sm" onClick={onRetry}><FormattedMessage {...messages.tryAgain} /></Button></Box>
    </Center>
  );
}
