import { useQuery } from '@tanstack/react-query';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { User } from 'shared-contracts/identity/users';
import type { OrganizationType, Role } from 'shared-contracts/values/identity/access';
import { Box, Stack, type Message } from 'shared-ui';
import { SelectField, useFormValue } from 'shared-ui/form';
import { getRuleBypass, type UserLimits } from './limits.rules.ts';
import { Note } from './note.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { editor } from './rules.messages.ts';
import { userQueries } from './users.api.ts';
import { fields, helpTexts, roles } from './users.messages.ts';

type AccessTabProps = {
  caller: UserInfo;
  user: User | undefined;
  limits: UserLimits;
  organizationType: OrganizationType | undefined;
};

const BYPASS_NOTES: Record<'everything' | 'reading', Message> = {
  everything: editor.rootPassesAll,
  reading: editor.readsAll,
};

export function AccessTab({ user, limits, organizationType }: AccessTabProps) {
  const [role] = useFormValue<Role>('role');
  const areaModels = useQuery(userQueries.areaModels()).data?.items;
  const bypass = getRuleBypass(role, organizationType);
  const options = Object.fromEntries(
    [...new Set([...limits.roles, ...(user ? [user.role] : [])])].map((name) => [name, roles[name]]),
  );
  return (
    <Stack gap="4" pt="2">
      <Box maxW="72">
        <SelectField
          name="role"
          label={fields.role}
          options={options}
          disabled={limits.isSelf}
          {...(limits.isSelf && { help: helpTexts.ownRole })}
        />
      </Box>
      {bypass && <Note text={BYPASS_NOTES[bypass]} />}
      <RulesEditor {...limits} areaModels={areaModels} />
    </Stack>
  );
}
