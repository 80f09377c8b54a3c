import { createContext, use, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Words } from '../base/words.ts';
import type { Codes, Refusal } from './errors.ts';

type Scope = {
  schema: AnyObjectSchema;
  /** The control's element id. */
  idOf: (name: string) => string;
  /** Labels of the fields on the screen, by path; the summary of errors names them. */
  labels: Map<string, Words>;
  /** Leads to a field that may not be shown just now; without one its element takes the focus. */
  reveal: RefObject<((name: string) => void) | undefined>;
  refusal: RefObject<Refusal>;
  codes: Codes | undefined;
};

const ScopeContext = createContext<Scope | undefined>(undefined);

type FormScopeProps = Pick<Scope, 'schema' | 'refusal' | 'codes'> & { children: ReactNode };

export function FormScope({ schema, refusal, codes, children }: FormScopeProps) {
  const form = useId();
  const reveal = useRef<(name: string) => void>(undefined);
  const scope = useMemo(
    () => ({
      schema,
      refusal,
      codes,
      reveal,
      idOf: (name: string) => `${form}${name}`,
      labels: new Map<string, Words>(),
    }),
    [schema, refusal, codes, form],
  );
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export function useFormScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A field stands outside of a form');
  return scope;
}
