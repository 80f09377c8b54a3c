import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TrackedProof } from 'shared-contracts/orders/tracking';
import { Box, chakra, Text, useFormatMessage, withValues, type Message } from 'shared-ui';
import { FilePreview } from 'shared-ui/files';
import { DateTime } from 'shared-ui/format';
import { DocumentsViewer } from 'shared-ui/viewer';
import { messages } from './tracking.messages.ts';

const PDF = 'application/pdf';

const PreviewButton = chakra('button', {
  base: {
    w: 'full',
    h: '24',
    p: '1',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'md',
    bg: 'bg.subtle',
    cursor: 'pointer',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

const getCaption = ({ kind, mime, signedBy }: TrackedProof): Message => {
  if (kind === 'signature') return withValues(messages.signedBy, { name: signedBy ?? '' });
  return mime === PDF ? messages.document : messages.photo;
};

/** Photos, documents and signatures that prove a delivery, to be viewed in full. */
export function ProofGallery({ proofs }: { proofs: readonly TrackedProof[] }) {
  const formatMessage = useFormatMessage();
  const [openIndex, setOpenIndex] = useState<number>();
  return (
    <>
      <Box
        as="ul"
        aria-label={formatMessage(messages.proofs)}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
        gap="3"
      >
        {proofs.map((proof, index) => (
          <Box as="li" key={proof.id} minW="0">
            <PreviewButton
              type="button"
              aria-label={formatMessage(withValues(messages.viewProof, { name: formatMessage(getCaption(proof)) }))}
              onClick={() => setOpenIndex(index)}
            >
              <FilePreview file={{ name: proof.name, url: proof.thumbnail ?? proof.url, mime: proof.mime }} />
            </PreviewButton>
            <Text mt="1" textStyle="xs" overflowWrap="anywhere">
              <FormattedMessage {...getCaption(proof)} />
            </Text>
            <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
              <DateTime at={proof.takenAt} />
            </Text>
          </Box>
        ))}
      </Box>
      {openIndex !== undefined && (
        <DocumentsViewer documents={proofs} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
      )}
    </>
  );
}
