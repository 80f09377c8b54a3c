export { shellConfig as default } from '../tools/webpack/shell.ts';
