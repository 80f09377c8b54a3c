import { chakra, Flex, Text } from 'shared-ui';
import { MenuIcon } from 'shared-ui/icons';
import { Link, useLocation } from 'shared-ui/router';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { findActiveEntry, type MenuEntry, type MenuSection } from './menu.ts';
import { groupLabels } from './navigation.messages.ts';

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } });

const Entry = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '10', lg: '8' },
    px: '3',
    borderRadius: 'md',
    color: 'fg.muted',
    fontWeight: 'medium',
    lineHeight: '1.25',
    _hover: { bg: 'bg.subtle', color: 'fg.default' },
    _focusVisible: { outline: '2px solid {colors.accent.ring}', outlineOffset: '-2px' },
    '& > svg': { flexShrink: '0' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetStart: '0',
      insetBlock: '2',
      w: '3px',
      borderRadius: 'full',
      bg: 'accent',
    },
  },
  variants: {
    compact: {
      true: {
        justifyContent: 'center',
        px: '0',
        minH: { lg: '9' },
        // Fixed without offsets: stays next to its icon and isn't clipped by the scrolling menu.
        '& > span': { srOnly: true },
        '&:hover > span, &:focus-visible > span': {
          position: 'fixed',
          insetStart: '4.25rem',
          w: 'max-content',
          h: 'auto',
          m: '0',
          px: '2.5',
          py: '1.5',
          clip: 'auto',
          zIndex: 'tooltip',
          borderRadius: 'md',
          bg: 'bg.inverted',
          color: 'fg.inverted',
          textStyle: 'sm',
          overflow: 'visible',
        },
      },
      false: { py: '1' },
    },
  },
});

type MenuListProps = {
  sections: readonly MenuSection[];
  /** Shows icons only; labels appear on hover and focus. */ compact?: boolean;
};

export function MenuList({ sections, compact = false }: MenuListProps) {
  const { pathname } = useLocation();
  return (
    <Flex direction="column" gap={compact ? '2' : '4'}>
      {sections.map((section) => (
        <Section key={section.group} {...section} compact={compact} pathname={pathname} />
      ))}
    </Flex>
  );
}

function Section({ group, entries, compact, pathname }: MenuSection & { compact: boolean; pathname: string }) {
  const id = useId();
  const activePath = findActiveEntry(
    entries.map(({ path }) => path),
    pathname,
  );
  return (
    <Flex
      direction="column"
      gap="0.5"
      {...(compact && {
        pb: '2',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
        _last: { borderBottomWidth: '0' },
      })}
    >
      <Text id={id} srOnly={compact} px="3" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted">
        <FormattedMessage {...groupLabels[group]} />
      </Text>
      <List aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink {...entry} compact={compact} isCurrent={entry.path === activePath} />
          </li>
        ))}
      </List>
    </Flex>
  );
}

const MenuLink = ({ path, label, icon, compact, isCurrent }: MenuEntry & { compact: boolean; isCurrent: boolean }) => (
  <Entry to={path} compact={compact} aria-current={isCurrent ? 'page' : undefined}>
    <MenuIcon name={icon} />
    <span>{label}</span>
  </Entry>
);
