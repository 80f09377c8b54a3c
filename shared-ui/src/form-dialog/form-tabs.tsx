import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Message } from '../base/message.ts';
import { useFormTabs } from '../form/tabs/use-form-tabs.ts';
import { Tabs } from '../overlays/tabs.tsx';

export type FormTab = {
  id: string;
  label: Message;
  /** Labels of the tab's fields, by name or by prefix of row names: errors of these fields lead to this tab. */
  fields: Readonly<Record<string, Message>>;
  content: ReactNode;
};

/** A long form on tabs, which keep their values when the user switches between them. `initialTab`: else the first. */
export function FormTabs({ tabs, initialTab }: { tabs: readonly FormTab[]; initialTab?: string | undefined }) {
  const { currentTab, setCurrentTab, onTabMount } = useFormTabs(tabs, initialTab);
  return (
    <Tabs
      value={currentTab}
      onChange={setCurrentTab}
      tabs={tabs.map(({ content, ...tab }) => ({
        ...tab,
        content: <MountObserver onMount={onTabMount}>{content}</MountObserver>,
      }))}
    />
  );
}

function MountObserver({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  const notify = useEffectEvent(onMount);
  useEffect(() => notify(), []);
  return children;
}
