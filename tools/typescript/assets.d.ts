/** What webpack gives for files that are no code. */
declare module '*.css' {
  const text: string;
  export default text;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Mapbox GL without a worker made of a text. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  export * from 'mapbox-gl';
  export { default } from 'mapbox-gl';
}
/** Named here, so that nobody works out the type of a file of 750 KB. */
declare module 'world-atlas/countries-50m.json' {
  const world: import('topojson-specification').Topology<{
    countries: import('topojson-specification').GeometryCollection;
  }>;
  export default world;
}
