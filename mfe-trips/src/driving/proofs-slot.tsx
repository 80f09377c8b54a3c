import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Proof } from 'shared-contracts/trips/driving';
import { Box, chakra, withValues, Flex, Section, Text, useFormatMessage } from 'shared-ui';
import { FilePreview } from 'shared-ui/files';
import { DateTime } from 'shared-ui/format';
import { DocumentsViewer } from 'shared-ui/viewer';
import { drivingQueries } from './driving.api.ts';
import { proofMessages as messages } from './driving.messages.ts';

const PreviewButton = chakra('button', {
  base: {
    w: 'full',
    h: '28',
    p: '1',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    bg: 'bg.subtle',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

const getCaption = ({ kind, signedBy, takenBy }: Proof) =>
  withValues(messages[kind], { name: kind === 'signature' ? (signedBy ?? '') : takenBy });

/** Proofs of delivery of an order, on the order and the trip page. Renders nothing without proofs. */
export default function ProofsSlot({
  orderId,
  number,
}: {
  orderId: string;
  /** Order number, for pages with several orders. */
  number?: string;
}) {
  const formatMessage = useFormatMessage();
  const { data } = useQuery(drivingQueries.proofs(orderId));
  const [openIndex, setOpenIndex] = useState<number>();
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={messages.title} aside={number}>
      <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="3">
        {data.items.map((proofItem, index) => (
          <Flex as="li" key={proofItem.id} direction="column" gap="1" minW="0">
            <PreviewButton
              type="button"
              aria-label={formatMessage(withValues(messages.view, { name: formatMessage(getCaption(proofItem)) }))}
              onClick={() => setOpenIndex(index)}
            >
              <FilePreview
                file={{ name: proofItem.name, url: proofItem.thumbnail ?? proofItem.url, mime: proofItem.mime }}
              />
            </PreviewButton>
            <Text textStyle="sm" overflowWrap="anywhere">
              <FormattedMessage {...getCaption(proofItem)} />
            </Text>
            <Text textStyle="xs" color="fg.muted">
              <DateTime at={proofItem.takenAt} />
            </Text>
          </Flex>
        ))}
      </Box>
      {openIndex !== undefined && (
        <DocumentsViewer documents={data.items} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
      )}
    </Section>
  );
}
