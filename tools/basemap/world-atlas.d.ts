/** Otherwise the compiler infers a type from each coordinate: a third of its time. */
declare module 'world-atlas/countries-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const topology: Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  export default topology;
}

declare module 'world-atlas/land-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const topology: Topology<{ land: GeometryCollection }>;
  export default topology;
}
