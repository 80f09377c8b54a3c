import { createContext, use, useId, useMemo, type ReactNode, type RefObject } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Message } from '../../base/message.ts';
import type { MessagesByCode, ServerErrors } from './errors.ts';

/** The label of a field, and the formatting of its values. */
export type FieldInfo = { label: Message; formatValue: ((value: unknown) => string) | undefined };

type Scope = {
  schema: AnyObjectSchema;
  /** The id of a control's element. */
  getElementId: (name: string) => string;
  /** Labels of the mounted fields by path, for the error summary. */
  labels: Map<string, Message>;
  /** All fields that have been mounted, by path. */
  fields: Map<string, FieldInfo>;
  /** Each shows and focuses a field of its own that may not be mounted, and says whether it is one. */
  unmountedFields: Set<(name: string) => boolean>;
  serverErrors: RefObject<ServerErrors>;
  errorMessages: MessagesByCode | undefined;
};

const ScopeContext = createContext<Scope | undefined>(undefined);

type FormScopeProps = Pick<Scope, 'schema' | 'serverErrors' | 'errorMessages'> & { children: ReactNode };

export function FormScope({ schema, serverErrors, errorMessages, children }: FormScopeProps) {
  const formId = useId();
  const scope = useMemo(
    () => ({
      schema,
      serverErrors,
      errorMessages,
      unmountedFields: new Set<(name: string) => boolean>(),
      getElementId: (name: string) => `${formId}${name}`,
      labels: new Map<string, Message>(),
      fields: new Map<string, FieldInfo>(),
    }),
    [schema, serverErrors, errorMessages, formId],
  );
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export function useFormScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A field must be inside of a form');
  return scope;
}
