export { areaConfig as default } from '../tools/webpack/area.ts';
