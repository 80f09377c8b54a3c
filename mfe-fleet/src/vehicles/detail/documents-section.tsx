import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Vehicle, VehicleFile } from 'shared-contracts/fleet/vehicles';
import { VEHICLE_DOCUMENT_KINDS } from 'shared-contracts/values/fleet/vehicles';
import { Box, chakra, Flex, Icon, Section, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateOnly } from 'shared-ui/format';
import { ExpiryBadge } from '../expiry/expiry-badge.tsx';
import { fileKinds } from '../vehicle-fields.messages.ts';
import { messages } from './vehicle-page.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

const OpenButton = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'accent.fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

function DocumentItem({ document: { kind, name, expiresAt }, onOpen }: { document: VehicleFile; onOpen: () => void }) {
  const formatMessage = useFormatMessage();
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box pt="0.5" color="fg.muted">
        <Icon name="file" />
      </Box>
      <Box flex="1" minW="0">
        <OpenButton
          type="button"
          aria-label={`${formatMessage(fileKinds[kind])}, ${formatMessage(withValues(messages.open, { name }))}`}
          onClick={onOpen}
        >
          <FormattedMessage {...fileKinds[kind]} />
        </OpenButton>
        <Text textStyle="sm" color="fg.muted">
          {expiresAt === null ? <FormattedMessage {...messages.noExpiry} /> : <DateOnly at={expiresAt} />}
        </Text>
      </Box>
      {expiresAt !== null && <ExpiryBadge type="document" at={expiresAt} />}
    </Flex>
  );
}

/** Lists documents with their expiry; each opens in the viewer. */
export function DocumentsSection({ vehicle: { files } }: { vehicle: Vehicle }) {
  const [openIndex, setOpenIndex] = useState<number>();
  const documents = VEHICLE_DOCUMENT_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind));
  return (
    <Section title={messages.documents}>
      {documents.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noDocuments} />
        </Text>
      ) : (
        <Box as="ul" my="-2">
          {documents.map((document, index) => (
            <DocumentItem key={document.id} document={document} onOpen={() => setOpenIndex(index)} />
          ))}
        </Box>
      )}
      {openIndex !== undefined && (
        <Suspense>
          <DocumentsViewer documents={documents} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
