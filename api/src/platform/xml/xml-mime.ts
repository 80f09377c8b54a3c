export const XML_MIME = 'application/xml';
