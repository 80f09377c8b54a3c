/** In the address of a list: the id of its view, or `none` for all rows in spite of a default view. */
export const VIEW_PARAM = 'savedView';
/** In the address of a page with several lists: which of them is shown. */
export const TAB_PARAM = 'view';
