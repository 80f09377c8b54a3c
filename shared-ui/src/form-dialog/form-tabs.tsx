import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Words } from '../base/words.ts';
import { useFormTabs } from '../form/use-form-tabs.ts';
import { Tabs } from '../overlays/tabs.tsx';

export type FormTab = {
  id: string;
  label: Words;
  /** What is entered here, by name or by the start of the names of rows, and what it is called: what is wrong with it leads here. */
  fields: Readonly<Record<string, Words>>;
  content: ReactNode;
};

/** A long form a part at a time, in whatever order: what is entered on the other tabs stays. */
export function FormTabs({ tabs }: { tabs: readonly FormTab[] }) {
  const { current, show, arrive } = useFormTabs(tabs);
  return (
    <Tabs
      value={current}
      onChange={show}
      tabs={tabs.map(({ content, ...tab }) => ({ ...tab, content: <Drawn onceDrawn={arrive}>{content}</Drawn> }))}
    />
  );
}

function Drawn({ onceDrawn, children }: { onceDrawn: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onceDrawn);
  useEffect(() => tell(), []);
  return children;
}
