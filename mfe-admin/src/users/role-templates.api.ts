import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  RoleTemplate,
  RoleTemplateChanges,
  RoleTemplateInput,
  RoleTemplates,
} from 'shared-contracts/identity/role-templates';
import type { Message } from 'shared-ui';
import { templateErrors, templates } from './role-templates.messages.ts';

export const roleTemplateQueries = {
  all: ['role-templates'] as const,
  list: () =>
    queryOptions({
      queryKey: roleTemplateQueries.all,
      queryFn: ({ signal }) => api.get<RoleTemplates>('role-templates', { signal }),
    }),
};

const mutationDefaults = (successMessage: Message) => ({
  meta: { invalidates: [roleTemplateQueries.all], successMessage, errorMessages: templateErrors },
});

export const roleTemplateMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: RoleTemplateInput) => api.post<RoleTemplate>('role-templates', input),
      ...mutationDefaults(templates.saved),
    }),
  change: () =>
    mutationOptions({
      mutationFn: ({ id, ...changes }: RoleTemplateChanges & { id: string }) =>
        api.patch<RoleTemplate>(`role-templates/${id}`, changes),
      ...mutationDefaults(templates.saved),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`role-templates/${id}`),
      ...mutationDefaults(templates.deleted),
    }),
};
