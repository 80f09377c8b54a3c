import type { ReactNode } from 'react';
import { Box, Button, Flex, Text } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import type { MapMarker } from './marker-layer.ts';

type MapWithListProps = {
  /** What the list is of. */
  label: Words;
  /** What stands on the map; `label` is what is read. */
  places: readonly (MapMarker & { detail?: string })[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** The map, with the same places on it. */
  children: ReactNode;
};

/** A map and, beside it, the list that is its equal: every marker can be reached and chosen there by keyboard and by ear. */
export function MapWithList({ label, places, selected, onSelect, children }: MapWithListProps) {
  const say = useSay();
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap="3" minH="0">
      <Box
        as="ul"
        aria-label={say(label)}
        flex={{ md: '0 0 16rem' }}
        maxH={{ base: '12rem', md: 'none' }}
        overflowY="auto"
        listStyleType="none"
      >
        {places.map(({ id, label: name, text, detail }) => (
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
              aria-current={selected === id}
              bg={selected === id ? 'accent.subtle' : undefined}
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
