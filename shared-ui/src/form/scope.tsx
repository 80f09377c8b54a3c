import { createContext, use, useId, useMemo, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Words } from '../base/words.ts';

type Scope = {
  schema: AnyObjectSchema;
  /** The control's element id. */
  idOf: (name: string) => string;
  /** Labels of the fields on the screen, by path; the summary of errors names them. */
  labels: Map<string, Words>;
};

const ScopeContext = createContext<Scope | undefined>(undefined);

export function FormScope({ schema, children }: { schema: AnyObjectSchema; children: ReactNode }) {
  const form = useId();
  const scope = useMemo(() => ({ schema, idOf: (name: string) => `${form}${name}`, labels: new Map<string, Words>() }), [schema, form]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export function useFormScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A field stands outside of a form');
  return scope;
}
