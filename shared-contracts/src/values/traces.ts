/** The `<meta>` of a page whose navigations are traced. */
export const TRACES_META_NAME = 'consign-traces';
