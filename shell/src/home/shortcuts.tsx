import { chakra, EmptyState, Grid, Heading, Stack } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MenuSection } from '../navigation/menu.ts';
import { groupLabels } from '../navigation/navigation.messages.ts';
import { useMenu } from '../navigation/use-menu.ts';
import { messages } from './home.messages.ts';

const Tile = chakra(Link, {
  base: {
    display: 'flex', alignItems: 'center', gap: '3', minH: '14', px: '4', py: '2', borderWidth: '1px', borderColor: 'border.subtle', borderRadius: 'md', bg: 'bg.surface', fontWeight: 'medium',
    lineHeight: '1.25', transition: 'border-color 120ms, background-color 120ms',
    '& > svg': { flexShrink: '0', color: 'accent.fg' },
    _hover: { borderColor: 'border.strong', bg: 'bg.hover' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  },
});

/** Every screen that is open to this person. */
export function Shortcuts() {
  const sections = useMenu();
  if (sections.length === 0) return <EmptyState icon="lock" title={messages.noShortcuts} text={messages.noShortcutsText} />;
  return <Stack as="nav" gap="6">{sections.map((section) => <Group key={section.group} {...section} />)}</Stack>;
}

function Group({ group, entries }: MenuSection) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} as="h2" textStyle="sm" color="fg.muted" mb="2"><FormattedMessage {...groupLabels[group]} /></Heading>
      <Grid gap="2" templateColumns="repeat(auto-fill, minmax(11.5rem, 1fr))">
        {entries.map(({ path, label, icon }) => <Tile key={path} to={path}><MenuIcon name={icon} size={20} />{label}</Tile>)}
      </Grid>
    </section>
  );
}
