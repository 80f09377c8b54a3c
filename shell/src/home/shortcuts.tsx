import { Box, chakra, EmptyState, Section } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { groupLabels } from '../navigation/navigation.messages.ts';
import { useMenu } from '../navigation/use-menu.ts';
import { messages } from './home.messages.ts';

const Shortcut = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '9',
    mx: '-2',
    px: '2',
    py: '1.5',
    borderRadius: 'sm',
    fontWeight: 'medium',
    lineHeight: '1.25',
    '& > svg': { flexShrink: '0', color: 'accent.fg' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

/** Links to every screen that the user may open. */
export function Shortcuts() {
  const sections = useMenu();
  if (sections.length === 0)
    return <EmptyState icon="lock" title={messages.noShortcuts} text={messages.noShortcutsText} />;
  return (
    <Box as="nav" columnWidth="14rem" columnGap="4">
      {sections.map(({ group, entries }) => (
        <Box key={group} mb="4" breakInside="avoid">
          <Section title={groupLabels[group]}>
            {entries.map(({ path, label, icon }) => (
              <Shortcut key={path} to={path}>
                <MenuIcon name={icon} />
                {label}
              </Shortcut>
            ))}
          </Section>
        </Box>
      ))}
    </Box>
  );
}
