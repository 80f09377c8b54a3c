import { createContext, use } from 'react';
import type { ListParams } from './params.ts';

export const ListContext = createContext<ListParams | undefined>(undefined);

export function useList(): ListParams {
  const list = use(ListContext);
  if (!list) throw new Error('A filter stands outside of a ListPage');
  return list;
}
