import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: { id: 'shell.nav.skip', defaultMessage: 'Skip to content' },
  signOut: { id: 'shell.nav.signOut', defaultMessage: 'Sign out' },
  userMenu: { id: 'shell.nav.userMenu', defaultMessage: 'User menu' },
  home: { id: 'shell.nav.home', defaultMessage: 'Home' },
  menu: { id: 'shell.nav.menu', defaultMessage: 'Menu' },
  openMenu: { id: 'shell.nav.openMenu', defaultMessage: 'Open menu' },
  closeMenu: { id: 'shell.nav.closeMenu', defaultMessage: 'Close menu' },
  collapse: { id: 'shell.nav.collapse', defaultMessage: 'Collapse menu' },
  expand: { id: 'shell.nav.expand', defaultMessage: 'Expand menu' },
});

export const groupLabels = defineMessages({
  plan: { id: 'shell.nav.group.plan', defaultMessage: 'Plan' },
  fleet: { id: 'shell.nav.group.fleet', defaultMessage: 'Fleet' },
  network: { id: 'shell.nav.group.network', defaultMessage: 'Network' },
  money: { id: 'shell.nav.group.money', defaultMessage: 'Money' },
  insight: { id: 'shell.nav.group.insight', defaultMessage: 'Insight' },
  platform: { id: 'shell.nav.group.platform', defaultMessage: 'Platform' },
});
