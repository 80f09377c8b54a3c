import { FormattedMessage } from 'react-intl';
import type { OrderDocument } from 'shared-contracts/orders/order-documents';
import { Box, chakra, Flex, Icon, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTime, PersonName } from 'shared-ui/format';
import { Actions } from 'shared-ui/overlays';
import { VisibilityBadge } from '../visibility/visibility-badge.tsx';
import { documentKinds, messages } from './documents.messages.ts';

const OpenButton = chakra('button', {
  base: {
    maxW: 'full',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    _hover: { color: 'accent.fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

type DocumentItemProps = { orderDocument: OrderDocument; onOpen: () => void; onDelete: () => Promise<unknown> };

export function DocumentItem({ orderDocument, onOpen, onDelete }: DocumentItemProps) {
  const { name, kind, visibility, author, organization, createdAt, actions } = orderDocument;
  const formatMessage = useFormatMessage();
  const deleteAction = {
    label: messages.delete,
    icon: 'trash',
    danger: true,
    confirmText: withValues(messages.deleteText, { name }),
    onSelect: onDelete,
  } as const;
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box pt="0.5" color="fg.muted">
        <Icon name="file" />
      </Box>
      <Box flex="1" minW="0">
        <OpenButton type="button" aria-label={`${name}, ${formatMessage(messages.view)}`} onClick={onOpen}>
          {name}
        </OpenButton>
        <Flex gap="2" rowGap="1" align="center" wrap="wrap">
          <Text textStyle="sm">
            <FormattedMessage {...documentKinds[kind]} />
          </Text>
          <VisibilityBadge visibility={visibility} />
        </Flex>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <PersonName name={author.name} />, {organization.name} · <DateTime at={createdAt} />
        </Text>
      </Box>
      {actions.includes('delete') && <Actions actions={[deleteAction]} name={name} size="xs" />}
    </Flex>
  );
}
