import { Box, chakra, EmptyState, Heading } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MenuSection } from '../navigation/menu.ts';
import { groupLabels } from '../navigation/navigation.messages.ts';
import { useMenu } from '../navigation/use-menu.ts';
import { messages } from './home.messages.ts';

const Shortcut = chakra(Link, {
  base: {
    display: 'flex', alignItems: 'center', gap: '3', minH: '10', px: '4', py: '2', fontWeight: 'medium', lineHeight: '1.25',
    '& > svg': { flexShrink: '0', color: 'accent.fg' },
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '-2px' },
  },
});

/** Every screen that is open to this person. */
export function Shortcuts() {
  const sections = useMenu();
  if (sections.length === 0) return <EmptyState icon="lock" title={messages.noShortcuts} text={messages.noShortcutsText} />;
  return <Box as="nav" columnWidth="14rem" columnGap="4">{sections.map((section) => <Group key={section.group} {...section} />)}</Box>;
}

function Group({ group, entries }: MenuSection) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mb="4" pb="2" breakInside="avoid" overflow="hidden" borderWidth="1px" borderColor="border.subtle" borderRadius="md" bg="bg.surface">
      <Heading id={id} as="h2" px="4" pt="3" pb="1.5" textStyle="sm" color="fg.muted"><FormattedMessage {...groupLabels[group]} /></Heading>
      {entries.map(({ path, label, icon }) => <Shortcut key={path} to={path}><MenuIcon name={icon} />{label}</Shortcut>)}
    </Box>
  );
}
