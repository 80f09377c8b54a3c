import { Box, Flex, Heading, IconButton } from '../../base/chakra.ts';
import { Icon, type IconName } from '../../base/icon.tsx';
import { useFormatMessage, type Message } from '../../base/message.ts';
import { messages } from '../list.messages.ts';
import type { OpenRow } from '../table/use-open-row.ts';
import { RowFacts, type RowFactsProps } from './row-facts.tsx';

type RowPanelProps<Row> = RowFactsProps<Row> & { openRow: OpenRow<Row> };

/** The facts and actions of a row, next to the list. */
export function RowPanel<Row>({ openRow: { close, getStep }, ...facts }: RowPanelProps<Row>) {
  return (
    <Box
      as="section"
      aria-label={facts.name}
      h="full"
      overflowY="auto"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
      p="4"
    >
      <Flex align="center" gap="1" mb="3">
        <Heading as="h2" textStyle="lg" flex="1" minW="0" overflowWrap="anywhere">
          {facts.name}
        </Heading>
        <PanelButton icon="chevron-up" label={messages.previousRow} onClick={getStep(-1)} />
        <PanelButton icon="chevron-down" label={messages.nextRow} onClick={getStep(1)} />
        <PanelButton icon="close" label={messages.closePanel} onClick={close} />
      </Flex>
      <RowFacts {...facts} />
    </Box>
  );
}

type PanelButtonProps = { icon: IconName; label: Message; onClick: (() => void) | undefined };

function PanelButton({ icon, label, onClick }: PanelButtonProps) {
  const formatMessage = useFormatMessage();
  return (
    <IconButton size="xs" variant="ghost" aria-label={formatMessage(label)} disabled={!onClick} onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
  );
}
