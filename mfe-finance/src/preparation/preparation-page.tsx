import { InPreparation, Page } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { texts, titles } from './preparation.messages.ts';

/** Screens by the first part of their address. */
const SCREENS: Record<string, keyof typeof titles> = {
  contracts: 'contracts',
  dashboards: 'dashboards',
  reports: 'reports',
};

/** Stands for a screen that is not built yet and says what it will do. */
export default function PreparationPage() {
  const screen = SCREENS[useLocation().pathname.split('/')[1] ?? ''];
  return screen ? <Page title={titles[screen]}><InPreparation text={texts[screen]} size="inline" /></Page> : <InPreparation />;
}
