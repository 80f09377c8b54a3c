import type { UserInfo } from 'shared-contracts/identity/auth';
import { hasAccess, type Access } from 'shared-contracts/values/identity/access';
import type { ResolvedArea } from 'shared-contracts/values/portal/areas';
import { useFormatMessage, type Message } from 'shared-ui';
import { useAreas } from '../areas/registry/registry.ts';
import type { MenuEntry } from '../navigation/menu.ts';
import { commandMessages } from './palette.messages.ts';

type Command = {
  label: Message;
  icon: string;
  /** The page of an area; the command is offered while an area has it. */ route: string;
  /** Opens a dialog or a filter there. */ query: string;
  access: Access;
};

const ORDERS_PATH = '/orders';
const WAITING_QUERY = '?waitingForMe=true';
/** The list of the orders that wait for the user's approval. */
export const WAITING_ORDERS_PATH = ORDERS_PATH + WAITING_QUERY;

/** Actions other than the pages that create a record, which areas declare. */
const COMMANDS: readonly Command[] = [
  {
    label: commandMessages.approveOrders,
    icon: 'check',
    route: ORDERS_PATH,
    query: WAITING_QUERY,
    access: { model: 'order', action: 'write' },
  },
  {
    label: commandMessages.approveBills,
    icon: 'check',
    route: '/bills',
    query: '?view=toApprove',
    access: {
      model: 'orderBillApprove',
      action: 'write',
      or: [{ model: 'tripBillApprove', action: 'write' }],
    },
  },
  {
    label: commandMessages.planTrips,
    icon: 'calendar-clock',
    route: '/trips/planning',
    query: '',
    access: { model: 'trip', action: 'write' },
  },
  {
    label: commandMessages.inviteUser,
    icon: 'users',
    route: '/users',
    query: '?dialog=new',
    access: { model: 'user', action: 'write' },
  },
  {
    label: commandMessages.addPartner,
    icon: 'plus',
    route: '/partners',
    query: '?dialog=add',
    access: { model: 'partner', action: 'write' },
  },
  {
    label: commandMessages.addLocation,
    icon: 'plus',
    route: '/locations',
    query: '?dialog=new',
    access: { model: 'location', action: 'write' },
  },
  {
    label: commandMessages.addContact,
    icon: 'plus',
    route: '/contacts',
    query: '?dialog=new',
    access: { model: 'contact', action: 'write' },
  },
];

/** The commands that a user may run; for root none, who acts on no organization's records. */
const listCommands = (areas: readonly ResolvedArea[], user: UserInfo): readonly Command[] => {
  if (user.role === 'root') return [];
  const routes = new Map(areas.flatMap(({ manifest }) => manifest.routes).map(({ path, access }) => [path, access]));
  return COMMANDS.filter(({ route, access }) => {
    const pageAccess = routes.get(route);
    return pageAccess && hasAccess(user, pageAccess) && hasAccess(user, access);
  });
};

/** Returns the commands that the user may run, with a translated label. */
export function useCommands(user: UserInfo): MenuEntry[] {
  const formatMessage = useFormatMessage();
  return listCommands(useAreas(), user).map(({ label, icon, route, query }) => ({
    path: `${route}${query}`,
    label: formatMessage(label),
    icon,
  }));
}
