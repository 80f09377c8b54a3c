import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Vehicle, VehicleFile } from 'shared-contracts/vehicles';
import { DOCUMENT_KINDS } from 'shared-contracts/values/vehicles';
import { Box, chakra, fill, Flex, Icon, Section, Text, useSay } from 'shared-ui';
import { DateOnly } from 'shared-ui/format';
import { ExpiryBadge } from './expiry.tsx';
import { fileKinds } from './vehicle-fields.messages.ts';
import { messages } from './vehicle-page.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

const Open = chakra('button', {
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

function Paper({ paper: { kind, name, expiresAt }, onOpen }: { paper: VehicleFile; onOpen: () => void }) {
  const say = useSay();
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box pt="0.5" color="fg.muted">
        <Icon name="file" />
      </Box>
      <Box flex="1" minW="0">
        <Open
          type="button"
          aria-label={`${say(fileKinds[kind])}, ${say(fill(messages.open, { name }))}`}
          onClick={onOpen}
        >
          <FormattedMessage {...fileKinds[kind]} />
        </Open>
        <Text textStyle="sm" color="fg.muted">
          {expiresAt === null ? <FormattedMessage {...messages.noExpiry} /> : <DateOnly at={expiresAt} />}
        </Text>
      </Box>
      {expiresAt !== null && <ExpiryBadge what="document" at={expiresAt} />}
    </Flex>
  );
}

/** Documents in the order of their kinds, each with how long it is valid; a click opens it. */
export function PapersSection({ vehicle: { files } }: { vehicle: Vehicle }) {
  const [opened, setOpened] = useState<number>();
  const papers = DOCUMENT_KINDS.flatMap((kind) => files.filter((file) => file.kind === kind));
  return (
    <Section title={messages.documents}>
      {papers.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noDocuments} />
        </Text>
      ) : (
        <Box as="ul" my="-2">
          {papers.map((paper, index) => (
            <Paper key={paper.id} paper={paper} onOpen={() => setOpened(index)} />
          ))}
        </Box>
      )}
      {opened !== undefined && (
        <Suspense>
          <DocumentsViewer documents={papers} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
