import type { ReactNode } from 'react';
import { Box, Button, Flex, Text } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';
import type { MapMarker } from '../markers/marker-layer.ts';

type MapWithListProps = {
  /** Accessible name of the list. */
  label: Message;
  /** The markers on the map. */
  items: readonly (MapMarker & { detail?: string })[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** The map with the same markers. */
  children: ReactNode;
};

/** A map with a list next to it, in which every marker can be selected by keyboard and screen reader. */
export function MapWithList({ label, items, selectedId, onSelect, children }: MapWithListProps) {
  const formatMessage = useFormatMessage();
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap="3" minH="0">
      <Box
        as="ul"
        aria-label={formatMessage(label)}
        flex={{ md: '0 0 16rem' }}
        maxH={{ base: '12rem', md: 'none' }}
        overflowY="auto"
        listStyleType="none"
      >
        {items.map(({ id, label: name, text, detail }) => (
          <li key={id}>
            <Button
              type="button"
              variant="ghost"
              w="full"
              h="auto"
              py="1.5"
              justifyContent="flex-start"
              textAlign="start"
              whiteSpace="normal"
              aria-current={selectedId === id}
              bg={selectedId === id ? 'accent.subtle' : undefined}
              onClick={() => onSelect(id)}
            >
              {text && (
                <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {text}
                </Text>
              )}
              <span>
                {name}
                {detail && (
                  <Text as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
                    {detail}
                  </Text>
                )}
              </span>
            </Button>
          </li>
        ))}
      </Box>
      <Box flex="1" minW="0">
        {children}
      </Box>
    </Flex>
  );
}
