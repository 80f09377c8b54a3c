import type { ReactNode } from 'react';
import type { Words } from '../base/words.ts';
import { useFormTabs } from '../form/use-form-tabs.ts';
import { Tabs } from '../overlays/tabs.tsx';

export type FormTab = {
  id: string;
  label: Words;
  /** The values entered here: names, or starts of names for rows. What is wrong with one of them leads here. */
  fields: readonly string[];
  content: ReactNode;
};

/** A long form a part at a time, in whatever order: what is entered on the other tabs stays. */
export function FormTabs({ tabs }: { tabs: readonly FormTab[] }) {
  const [current, show] = useFormTabs(tabs);
  return <Tabs value={current} onChange={show} tabs={tabs} keep />;
}
