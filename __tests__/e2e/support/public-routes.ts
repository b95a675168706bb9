/** A branch of the specification's table of services or technologies. */
export interface Branch {
  menuTitle: string
  path: string
  /** Slugs of its pages, in the order of the menu. */
  children: readonly string[]
  /** Slugs of pages that are not in the menu. Default: none. */
  outsideMenu?: readonly string[]
}

/* Copied from the specification, independently of the site's content. */

export const services: readonly Branch[] = [
  {
    menuTitle: 'Strategic Consulting',
    path: '/services/strategic-consulting/',
    children: [
      'digital-evolution-strategy',
      'tech-advisory',
      'data-innovation-consulting',
      'next-gen-cloud-solutions',
    ],
  },
  {
    menuTitle: 'Operational Excellence',
    path: '/services/operational-excellence/',
    children: [
      'enterprise-application-services',
      'cloud-infrastructure-optimization',
      'virtual-support-ecosystem',
    ],
  },
  {
    menuTitle: 'Migration & Modernization',
    path: '/services/migration-modernization/',
    children: ['legacy-to-cloud-transition', 'enterprise-system-upgrades', 'communication-system-overhaul'],
  },
  {
    menuTitle: 'AI & Automation Integration',
    path: '/services/automation-integration/',
    children: [
      'ai-powered-transformations',
      'intelligent-process-automation',
      'cognitive-computing-services',
      'microsoft-copilot',
    ],
  },
]

/** The tabs of the menu; Advanced Tools has a page and no tab. */
export const technologies: readonly Branch[] = [
  {
    menuTitle: 'Microsoft Ecosystem',
    path: '/technologies/microsoft-ecosystem/',
    children: ['sharepoint', 'office-365', 'dynamics-365', 'teams'],
  },
  {
    menuTitle: 'Low Code Innovation',
    path: '/technologies/low-code-innovation/',
    children: ['powerapps', 'power-automate', 'outsystems', 'nintex'],
  },
  {
    menuTitle: 'Azure Cloud Services',
    path: '/technologies/azure-cloud-services/',
    children: [
      'azure-applications',
      'cloud-migrations',
      'azure-data-services',
      'azure-cloud-infra-services',
      'azure-ai-and-cognitive-services',
    ],
  },
  {
    menuTitle: 'Data Intelligence & AI',
    path: '/technologies/data-intelligence/',
    children: ['power-bi', 'azure-data-factory', 'ai-model-development', 'azure-synapse-analytics-services'],
  },
  {
    menuTitle: 'Modern Development Frameworks',
    path: '/technologies/modern-development/',
    children: [
      'react-js',
      'spfx',
      'powerquery',
      'powerfx',
      'node-js',
      'next-js',
      'net-core',
      'gatsby',
      'graph-api',
    ],
    outsideMenu: ['angular'],
  },
]

export const advancedTools = '/technologies/advanced-tools/'

/** Sections of the menu that are plain lists. */
export const plainSections = {
  Solutions: ['/solutions/smart-docs/', '/solutions/contract-flow/'],
  Resources: ['/blog/', '/case-study/', '/samples/'],
  Company: ['/about/', '/career/', '/contact/'],
} as const

/** Addresses of a category's pages in the menu. */
export const menuPages = ({ path, children }: Branch) => children.map((child) => `${path}${child}/`)

const branchPages = (branch: Branch) => [
  branch.path,
  ...menuPages(branch),
  ...(branch.outsideMenu ?? []).map((child) => `${branch.path}${child}/`),
]

/** Every public page in the specification. */
export const publicRoutes: readonly string[] = [
  '/',
  '/about/',
  '/contact/',
  '/privacy-policies/',
  '/tms-support/',
  '/blog/',
  '/career/',
  '/case-study/',
  '/solutions/',
  '/solutions/smart-docs/',
  '/solutions/contract-flow/',
  '/services/',
  ...services.flatMap(branchPages),
  '/technologies/',
  ...technologies.flatMap(branchPages),
  advancedTools,
]
