import {
  Anchor, Ban, Banknote, Battery, Boxes, Building2, Bus, Calendar, CalendarClock, ChartColumn, Check, CheckCheck, Circle, CircleAlert, CircleCheck, CircleDashed, CircleDot,
  CirclePause, CirclePlay, CircleX, ClipboardCheck, ClipboardList, Clock, Coins, Contact, Container, Disc, Droplet, FileClock, FileText, Flag, Fuel, Gauge, Globe, Handshake,
  History, Home, Layers, Mail, Map as MapDrawing, MapPin, MapPinned, Motorbike, Navigation, Package, PackageCheck, PackageOpen, PackageX, Radar, Receipt, Route, Share2,
  ShieldCheck, Ship, Snowflake, Tags, Thermometer, Timer, Tractor, TriangleAlert, Truck, Undo2, User, Users, Van, Warehouse, Workflow, Wrench,
} from 'lucide-react';
import type { IconType } from '../base/icon.tsx';

/** Icons of the menu (by the names that `area.json` uses), of states, and of vehicle types and services (by the names that dictionaries keep). */
export const icons = {
  anchor: Anchor, ban: Ban, banknote: Banknote, boxes: Boxes, building: Building2, calendar: Calendar, 'calendar-clock': CalendarClock, chart: ChartColumn, check: Check,
  'check-check': CheckCheck, alert: CircleAlert, done: CircleCheck, dashed: CircleDashed, dot: CircleDot, pause: CirclePause, play: CirclePlay, refuse: CircleX,
  'clipboard-check': ClipboardCheck, 'clipboard-list': ClipboardList, clock: Clock, coins: Coins, contact: Contact, 'file-clock': FileClock, 'file-text': FileText,
  flag: Flag, gauge: Gauge, globe: Globe, handshake: Handshake, history: History, home: Home, layers: Layers, mail: Mail, map: MapDrawing, 'map-pin': MapPin, 'map-pinned': MapPinned,
  navigation: Navigation, package: Package, 'package-check': PackageCheck, 'package-open': PackageOpen, 'package-x': PackageX, radar: Radar, receipt: Receipt, route: Route,
  share: Share2, ship: Ship, tags: Tags, timer: Timer, warning: TriangleAlert, truck: Truck, undo: Undo2, user: User, users: Users, warehouse: Warehouse,
  workflow: Workflow, wrench: Wrench,
  battery: Battery, bus: Bus, circle: Circle, container: Container, disc: Disc, droplet: Droplet, fuel: Fuel, motorbike: Motorbike, shield: ShieldCheck, snowflake: Snowflake,
  thermometer: Thermometer, tractor: Tractor, van: Van,
} satisfies Record<string, IconType>;
