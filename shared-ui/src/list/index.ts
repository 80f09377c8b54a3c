export type { BulkAction } from './bulk.tsx';
export type { Column } from './column.ts';
export { DateRangeFilter, SelectFilter, ViewFilter } from './filters.tsx';
export { ListPage } from './list-page.tsx';
export { MoreFilters } from './more-filters.tsx';
export { useListParams, type ListParams, type ListQuery } from './params.ts';
export { SearchFilter } from './search-filter.tsx';
export { ManyFilter } from './many-filter.tsx';
export { PlainTable } from './plain-table.tsx';
