/**
 * The signs of the workspace. One by one: the package's own index makes every build and every page of
 * development read all of its 1,700.
 */
export { default as Anchor } from 'lucide-react/icons/anchor'
export { default as ArrowDown } from 'lucide-react/icons/arrow-down'
export { default as ArrowUp } from 'lucide-react/icons/arrow-up'
export { default as Check } from 'lucide-react/icons/check'
export { default as ChevronDown } from 'lucide-react/icons/chevron-down'
export { default as Compass } from 'lucide-react/icons/compass'
export { default as ExternalLink } from 'lucide-react/icons/external-link'
export { default as FileText } from 'lucide-react/icons/file-text'
export { default as Gauge } from 'lucide-react/icons/gauge'
export { default as LogOut } from 'lucide-react/icons/log-out'
export { default as Menu } from 'lucide-react/icons/menu'
export { default as PanelLeft } from 'lucide-react/icons/panel-left'
export { default as Plus } from 'lucide-react/icons/plus'
export { default as ScanSearch } from 'lucide-react/icons/scan-search'
export { default as Search } from 'lucide-react/icons/search'
export { default as Trash } from 'lucide-react/icons/trash-2'
export { default as UserRound } from 'lucide-react/icons/user-round'
export { default as Users } from 'lucide-react/icons/users'
export { default as X } from 'lucide-react/icons/x'
