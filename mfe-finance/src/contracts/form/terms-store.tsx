import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ContractTerms, TriedTrip } from 'shared-contracts/contracts';
import { useRested } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { areWhole, type ContractForm } from './contract.schema.ts';
import { termsOf } from './contract-values.ts';
import { useNames } from './names.tsx';
import { TryPanel } from './try-panel.tsx';

/** The terms as they are entered, outside of their form: whoever listens is drawn anew, the form is not. */
type Entered = {
  get: () => ContractTerms | undefined;
  put: (terms: ContractTerms | undefined) => void;
  listen: (told: () => void) => () => void;
};

function createEntered(): Entered {
  let current: ContractTerms | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    put: (terms) => {
      current = terms;
      listeners.forEach((told) => told());
    },
    listen: (told) => {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
  };
}

export const useEntered = () => useState(createEntered)[0];

/** Within the form: tells the terms once the typing pauses, and only when they can be tried. */
export function TermsTeller({ entered }: { entered: Entered }) {
  const terms = useRested(useFormValues<ContractForm>().terms);
  useEffect(() => entered.put(areWhole(terms) ? termsOf(terms) : undefined), [terms, entered]);
  return null;
}

/** Beside the form. */
export function TryEntered({ entered }: { entered: Entered }) {
  const terms = useSyncExternalStore(entered.listen, entered.get);
  const names = useNames();
  const ask = (trip: TriedTrip) => ({ path: 'contracts/try', body: { trip, terms: terms as ContractTerms } });
  return <TryPanel terms={terms} names={names} ask={ask} />;
}
