import { ALERT_ROLES, type AlertRole } from 'shared-contracts/values/fleet/alerts';
import { useFormatMessage, type Message } from 'shared-ui';
import { MultiSelectField } from 'shared-ui/picker';
import { alertRoles } from './alert-rules.messages.ts';

type RolesFieldProps = { name: string; label: Message; help?: Message };

/** The roles whose users an alert reaches. */
export function RolesField(field: RolesFieldProps) {
  const formatMessage = useFormatMessage();
  const toOption = (role: AlertRole) => ({ value: role, label: formatMessage(alertRoles[role]) });
  const matches = (role: AlertRole, search: string) =>
    toOption(role).label.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  return (
    <MultiSelectField
      {...field}
      source={{
        queryKey: ['choices', 'alert-roles', toOption('admins').label],
        load: ({ search = '' }) => {
          const items = ALERT_ROLES.filter((role) => matches(role, search));
          return Promise.resolve({ items, total: items.length });
        },
        toOption,
      }}
      selectedOptions={ALERT_ROLES.map(toOption)}
    />
  );
}
