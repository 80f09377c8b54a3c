/** The modules that webpack makes of files other than code. */
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

/** Mapbox GL without an inline worker. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  export * from 'mapbox-gl';
  export { default } from 'mapbox-gl';
}
/** Declared here, so that the type of a 750 KB file isn't inferred. */
declare module 'world-atlas/countries-50m.json' {
  const world: import('topojson-specification').Topology<{
    countries: import('topojson-specification').GeometryCollection;
  }>;
  export default world;
}
