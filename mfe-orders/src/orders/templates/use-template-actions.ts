import { useMutation } from '@tanstack/react-query';
import type { OrderTemplateRow } from 'shared-contracts/orders/order-templates';
import { withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { templateMutations } from './templates.api.ts';
import { messages } from './templates.messages.ts';

/** Maps the actions that the API allows on a template to menu items. */
export function useTemplateActions(
  openDialog: (dialog: string, id: string) => void,
): (template: OrderTemplateRow) => Action[] {
  const navigate = useNavigate();
  const remove = useMutation(templateMutations.remove());
  return ({ id, name, actions }) => {
    const actionItems: Record<OrderTemplateRow['actions'][number], Action[]> = {
      use: [{ label: messages.use, icon: 'plus', primary: true, onSelect: () => openDialog('use', id) }],
      edit: [
        { label: messages.edit, icon: 'pencil', onSelect: () => navigate(`/order-templates/${id}/edit`) },
        { label: messages.rename, icon: 'pencil', onSelect: () => openDialog('rename', id) },
      ],
      delete: [
        {
          label: messages.delete,
          icon: 'trash',
          danger: true,
          confirmText: withValues(messages.deleteText, { name }),
          onSelect: () => remove.mutateAsync(id),
        },
      ],
    };
    return actions.flatMap((action) => actionItems[action]);
  };
}
