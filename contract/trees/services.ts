import type { CategoryConfig } from './tree'

/** The services tree. A slug here needs its file in `content/services/{category}/`, and the reverse. */
export const services = [
  {
    slug: 'strategic-consulting',
    menuTitle: 'Strategic Consulting',
    children: [
      'digital-evolution-strategy',
      'tech-advisory',
      'data-innovation-consulting',
      'next-gen-cloud-solutions',
    ],
  },
  {
    slug: 'operational-excellence',
    menuTitle: 'Operational Excellence',
    children: [
      'enterprise-application-services',
      'cloud-infrastructure-optimization',
      'virtual-support-ecosystem',
    ],
  },
  {
    slug: 'migration-modernization',
    menuTitle: 'Migration & Modernization',
    children: ['legacy-to-cloud-transition', 'enterprise-system-upgrades', 'communication-system-overhaul'],
  },
  {
    slug: 'automation-integration',
    menuTitle: 'AI & Automation Integration',
    children: [
      'ai-powered-transformations',
      'intelligent-process-automation',
      'cognitive-computing-services',
      'microsoft-copilot',
    ],
  },
] as const satisfies readonly CategoryConfig[]
