export type { Column } from './column.ts';
export { DateRangeFilter, SearchFilter, SelectFilter, ViewFilter } from './filters.tsx';
export { MoreFilters } from './filters-dialog.tsx';
export { ListPage, type BulkAction } from './list-page.tsx';
export { useListParams, type ListQuery } from './params.ts';
