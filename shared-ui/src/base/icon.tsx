import {
  Archive,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Bell,
  Calendar,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Columns3,
  Compass,
  Copy,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  FileText,
  Funnel,
  GripVertical,
  Info,
  Lock,
  LogOut,
  Mail,
  Menu,
  Minus,
  Monitor,
  Moon,
  Package,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  RotateCcw,
  Search,
  Send,
  Settings,
  Sun,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react';

export type IconType = LucideIcon;

/** Icons of controls and actions, in the initial bundle; those of menus and statuses are in `shared-ui/icons`. */
const icons = {
  archive: Archive,
  bell: Bell,
  calendar: Calendar,
  camera: Camera,
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  alert: CircleAlert,
  done: CircleCheck,
  reject: CircleX,
  clock: Clock,
  columns: Columns3,
  compass: Compass,
  copy: Copy,
  download: Download,
  more: Ellipsis,
  eye: Eye,
  'eye-off': EyeOff,
  file: FileText,
  filter: Funnel,
  grip: GripVertical,
  info: Info,
  lock: Lock,
  'sign-out': LogOut,
  mail: Mail,
  menu: Menu,
  minus: Minus,
  monitor: Monitor,
  moon: Moon,
  package: Package,
  pencil: Pencil,
  plus: Plus,
  print: Printer,
  refresh: RefreshCw,
  undo: RotateCcw,
  search: Search,
  send: Send,
  settings: Settings,
  sun: Sun,
  trash: Trash2,
  warning: TriangleAlert,
  upload: Upload,
  user: User,
  offline: WifiOff,
  close: X,
} satisfies Record<string, IconType>;

export type IconName = keyof typeof icons;

type IconProps = {
  name: IconName;
  /** px */ size?: number;
  /** Required only if no visible text says the same. */ label?: string;
};

export function Icon({ name, size = 16, label }: IconProps) {
  const IconComponent = icons[name];
  return (
    <IconComponent
      size={size}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
