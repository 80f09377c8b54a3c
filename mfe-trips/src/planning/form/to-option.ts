import type { NamedRef } from 'shared-contracts/common';
import type { Option } from 'shared-ui/form';

export const toOption = (ref: NamedRef | null | undefined): Option | null =>
  ref ? { value: ref.id, label: ref.name } : null;
