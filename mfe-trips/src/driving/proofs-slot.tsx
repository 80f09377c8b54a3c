import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Proof } from 'shared-contracts/trips/driving';
import {
  Box,
  chakra,
  withValues,
  Flex,
  Heading,
  Section,
  Stack,
  Text,
  useFormatMessage,
  type Message,
} from 'shared-ui';
import { FilePreview } from 'shared-ui/files';
import { DateTime } from 'shared-ui/format';
import { DocumentsViewer } from 'shared-ui/viewer';
import { drivingQueries } from './driving.api.ts';
import { ScannedSection } from './scan/scanned-section.tsx';
import { proofMessages as messages } from './driving.messages.ts';

const PDF = 'application/pdf';

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

const getCaption = ({ kind, mime, signedBy, takenBy }: Proof) => {
  if (kind === 'signature') return withValues(messages.signature, { name: signedBy ?? '' });
  return withValues(mime === PDF ? messages.document : messages.photo, { name: takenBy });
};

/** Includes the index of each proof in the viewer. Proofs without a stop come last. */
const groupByStop = (items: readonly Proof[]) =>
  [...Map.groupBy(items.entries(), ([, { stop }]) => stop?.position ?? null)].toSorted(
    ([a], [b]) => (a ?? Infinity) - (b ?? Infinity),
  );

const getGroupTitle = (stop: Proof['stop']): Message =>
  stop ? withValues(messages[stop.kind], { number: stop.number, name: stop.name }) : messages.wholeOrder;

type ProofListProps = { proofs: readonly (readonly [index: number, proof: Proof])[]; onOpen: (index: number) => void };

function ProofList({ proofs, onOpen }: ProofListProps) {
  const formatMessage = useFormatMessage();
  return (
    <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="3">
      {proofs.map(([index, proof]) => (
        <Flex as="li" key={proof.id} direction="column" gap="1" minW="0">
          <PreviewButton
            type="button"
            aria-label={formatMessage(withValues(messages.view, { name: formatMessage(getCaption(proof)) }))}
            onClick={() => onOpen(index)}
          >
            <FilePreview file={{ name: proof.name, url: proof.thumbnail ?? proof.url, mime: proof.mime }} />
          </PreviewButton>
          <Text textStyle="sm" overflowWrap="anywhere">
            <FormattedMessage {...getCaption(proof)} />
          </Text>
          <Text textStyle="xs" color="fg.muted">
            <DateTime at={proof.takenAt} />
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

/** Scanned labels and proofs of delivery of an order by stop, on the order and the trip page. Nothing without them. */
export default function ProofsSlot({
  orderId,
  number,
}: {
  orderId: string;
  /** Order number, for pages with several orders. */
  number?: string;
}) {
  const { data } = useQuery(drivingQueries.proofs(orderId));
  const { data: scans } = useQuery(drivingQueries.scans(orderId));
  const [openIndex, setOpenIndex] = useState<number>();
  return (
    <>
      {scans && scans.items.length > 0 && (
        <ScannedSection stops={scans.items} number={number} titleOf={getGroupTitle} />
      )}
      {data && data.items.length > 0 && (
        <Section title={messages.title} aside={number}>
          <Stack gap="5">
            {groupByStop(data.items).map(([position, proofs]) => (
              <Box key={position}>
                <Heading as="h3" textStyle="sm" mb="2" overflowWrap="anywhere">
                  <FormattedMessage {...getGroupTitle(proofs[0]?.[1].stop ?? null)} />
                </Heading>
                <ProofList proofs={proofs} onOpen={setOpenIndex} />
              </Box>
            ))}
          </Stack>
          {openIndex !== undefined && (
            <DocumentsViewer documents={data.items} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
          )}
        </Section>
      )}
    </>
  );
}
