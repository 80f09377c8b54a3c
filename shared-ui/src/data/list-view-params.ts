/** In the URL of a list: the id of its view, or `none` for all rows despite a default view. */
export const VIEW_PARAM = 'savedView';
/** In the URL of a page with several lists: the visible one. */
export const TAB_PARAM = 'view';
