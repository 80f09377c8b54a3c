import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Proof } from 'shared-contracts/driving';
import { Box, chakra, fill, Flex, Section, Text, useSay } from 'shared-ui';
import { Preview } from 'shared-ui/files';
import { DateTime } from 'shared-ui/format';
import { DocumentsViewer } from 'shared-ui/viewer';
import { drivingQueries } from './driving.api.ts';
import { proof as messages } from './driving.messages.ts';

const Look = chakra('button', {
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

const wordsOf = ({ kind, signedBy, takenBy }: Proof) =>
  fill(messages[kind], { name: kind === 'signature' ? (signedBy ?? '') : takenBy });

/** What proves the delivery of an order: on its page and on that of its trip. Nothing while there is none. */
export default function ProofsSlot({
  orderId,
  number,
}: {
  orderId: string;
  /** Of the order, where several are shown. */ number?: string;
}) {
  const say = useSay();
  const { data } = useQuery(drivingQueries.proofs(orderId));
  const [at, setAt] = useState<number>();
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={messages.title} aside={number}>
      <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="3">
        {data.items.map((one, i) => (
          <Flex as="li" key={one.id} direction="column" gap="1" minW="0">
            <Look
              type="button"
              aria-label={say(fill(messages.view, { name: say(wordsOf(one)) }))}
              onClick={() => setAt(i)}
            >
              <Preview file={{ name: one.name, url: one.thumbnail ?? one.url, mime: one.mime }} />
            </Look>
            <Text textStyle="sm" overflowWrap="anywhere">
              <FormattedMessage {...wordsOf(one)} />
            </Text>
            <Text textStyle="xs" color="fg.muted">
              <DateTime at={one.takenAt} />
            </Text>
          </Flex>
        ))}
      </Box>
      {at !== undefined && <DocumentsViewer documents={data.items} first={at} onClose={() => setAt(undefined)} />}
    </Section>
  );
}
