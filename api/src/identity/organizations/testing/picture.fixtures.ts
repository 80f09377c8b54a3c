/** A single pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
export const MEGABYTE = 1024 * 1024;

/** A multipart form body with one file. */
export function form(content: Buffer, { field = 'logo', name = 'logo.png', type = 'image/png' } = {}) {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]);
}
export const MULTIPART = { 'content-type': 'multipart/form-data; boundary=edge' };
