import { useQuery } from '@tanstack/react-query';
import { getListViewLink, listViewQueries } from 'shared-ui/data';

type Screen = { key: string; label: string };

/** Returns the saved views of the screens that the user may open, with the screen as the hint. */
export function useListViews(screens: readonly Screen[]) {
  const { data: views = [] } = useQuery(listViewQueries.list());
  return views.flatMap((view) => {
    const screen = screens.find(({ key }) => key === view.path);
    return screen ? { key: `view ${view.id}`, label: view.name, hint: screen.label, link: getListViewLink(view) } : [];
  });
}
