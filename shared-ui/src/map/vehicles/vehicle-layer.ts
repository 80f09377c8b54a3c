import type { Marker } from '../engine/engine.ts';
import { toLngLat, type LngLat } from '../engine/geo.ts';
import type { MapHandle } from '../engine/map-context.ts';
import { bringIntoView } from '../markers/bring-into-view.ts';
import { ClusterIndex, LAST_CLUSTERED_ZOOM } from '../markers/cluster-index.ts';
import { ClusterMarkers } from '../markers/cluster-markers.ts';
import { ArrowLayer } from './arrow-layer.ts';
import { countStates, type StateCounts } from './cluster-states.rules.ts';
import type { FleetStore, MapVehicle } from './fleet-store.ts';
import { GLIDE_MS, GlideAnimator } from './glide.ts';
import { alertTones, createVehicleElement, motionTones } from './vehicle-element.ts';

export type VehicleOptions = {
  getClusterLabel: (states: StateCounts) => string;
  getLabel: (vehicle: MapVehicle) => string;
  hasReducedMotion: () => boolean;
  onSelect: (id: string) => void;
};
type VehicleMarker = {
  vehicle: MapVehicle;
  marker: Marker;
  update: (vehicle: MapVehicle, label: string, isSelected: boolean) => void;
};

/** More vehicles than this are drawn with WebGL, without plates. */
export const MAX_ELEMENTS = 300;
/** Minimum time between two clusterings of moving vehicles. */
const CLUSTERING_MS = 2_000;

/** Vehicles that glide to their positions, without React. Only clusters and vehicles in view have elements. */
export class VehicleLayer {
  private readonly index = new ClusterIndex<MapVehicle>(true);
  private readonly clusterMarkers: ClusterMarkers<MapVehicle>;
  private readonly animator: GlideAnimator;
  private readonly arrows: ArrowLayer;
  private readonly vehicleMarkers = new Map<string, VehicleMarker>();
  private readonly handle: MapHandle;
  private readonly fleet: FleetStore;
  private readonly options: VehicleOptions;
  private readonly unsubscribe: () => void;
  private selectedId: string | null = null;
  private isFollowing = false;
  private clusteringTimer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  constructor(handle: MapHandle, fleet: FleetStore, options: VehicleOptions) {
    this.handle = handle;
    this.fleet = fleet;
    this.options = options;
    this.clusterMarkers = new ClusterMarkers(handle, {
      summarize: ({ listItems }) => this.summarize(listItems()),
      hasReducedMotion: options.hasReducedMotion,
    });
    this.animator = new GlideAnimator(options.hasReducedMotion);
    this.arrows = new ArrowLayer(handle, options);
    this.unsubscribe = fleet.subscribe({ onList: this.scheduleClustering, onMove: this.move });
    handle.map.on('moveend', this.refresh);
    this.cluster();
  }

  /** Brings the selected vehicle into view, and keeps it centered while following. */
  select(id: string | null, isFollowing: boolean) {
    const changedIds = [this.selectedId, id];
    this.selectedId = id;
    this.isFollowing = isFollowing;
    for (const changedId of changedIds) {
      const vehicle = changedId ? this.fleet.get(changedId) : undefined;
      if (vehicle) this.update(vehicle);
    }
    const selected = id ? this.fleet.get(id) : undefined;
    if (selected)
      bringIntoView(this.handle, selected, {
        hasReducedMotion: this.options.hasReducedMotion(),
        always: isFollowing,
      });
  }

  destroy() {
    this.cancelClustering();
    this.unsubscribe();
    this.animator.stop();
    this.arrows.destroy();
    this.handle.map.off('moveend', this.refresh);
    this.clusterMarkers.show([]);
    for (const { marker } of this.vehicleMarkers.values()) marker.remove();
  }

  /** Once per frame, regardless of how often the list changes. */
  private readonly scheduleClustering = () => {
    this.frame ||= requestAnimationFrame(this.cluster);
  };

  private cancelClustering() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.clusteringTimer);
    this.frame = 0;
    this.clusteringTimer = undefined;
  }

  private readonly cluster = () => {
    this.cancelClustering();
    this.index.load(this.fleet.getVisible());
    this.refresh();
  };

  private readonly refresh = () => {
    const bounds = this.handle.map.getBounds();
    if (!bounds) return;
    const { clusters, singles } = this.index.getInView(bounds, this.handle.map.getZoom());
    this.clusterMarkers.show(clusters);
    const usesWebGl = singles.length > MAX_ELEMENTS;
    this.arrows.show(usesWebGl ? singles : []);
    this.showElements(usesWebGl ? [] : singles);
  };

  /** Its items are the store's, so that it shows their current states. */
  private summarize(vehicles: readonly MapVehicle[]) {
    const states = countStates(vehicles);
    return {
      label: this.options.getClusterLabel(states),
      ring: states.motions.map(({ motion, count }) => ({ tone: motionTones[motion], count })),
      alert: states.worstAlert && alertTones[states.worstAlert],
    };
  }

  private showElements(vehicles: readonly MapVehicle[]) {
    const visible = new Set(vehicles);
    for (const [id, { vehicle, marker }] of this.vehicleMarkers) {
      if (visible.has(vehicle)) continue;
      this.vehicleMarkers.delete(id);
      this.animator.cancel(id);
      marker.remove();
    }
    for (const vehicle of vehicles) if (!this.vehicleMarkers.has(vehicle.id)) this.add(vehicle);
  }

  private add(vehicle: MapVehicle) {
    const { element, update } = createVehicleElement(vehicle.plate, () => this.options.onSelect(vehicle.id));
    const marker = this.handle.engine.createMarker(element);
    this.vehicleMarkers.set(vehicle.id, { vehicle, marker, update });
    this.update(vehicle);
    marker.setLngLat(toLngLat(vehicle));
    marker.addTo(this.handle.map);
  }

  private update(vehicle: MapVehicle) {
    const vehicleMarker = this.vehicleMarkers.get(vehicle.id);
    vehicleMarker?.update(vehicle, this.options.getLabel(vehicle), vehicle.id === this.selectedId);
  }

  private readonly move = (moved: readonly MapVehicle[]) => {
    for (const vehicle of moved) this.animate(vehicle);
    const followed = this.isFollowing && moved.find(({ id }) => id === this.selectedId);
    if (followed)
      bringIntoView(this.handle, followed, {
        hasReducedMotion: this.options.hasReducedMotion(),
        always: true,
        duration: GLIDE_MS,
      });
    this.arrows.move(moved);
    const canCluster = this.handle.map.getZoom() <= LAST_CLUSTERED_ZOOM;
    this.clusteringTimer ??= setTimeout(this.cluster, canCluster ? CLUSTERING_MS : CLUSTERING_MS / 2);
  };

  private animate(vehicle: MapVehicle) {
    const vehicleMarker = this.vehicleMarkers.get(vehicle.id);
    if (!vehicleMarker) return;
    const { lng, lat } = vehicleMarker.marker.getLngLat();
    this.update(vehicle);
    this.animator.animate(vehicle.id, [lng, lat], toLngLat(vehicle), (at: LngLat) =>
      vehicleMarker.marker.setLngLat(at),
    );
  }
}
