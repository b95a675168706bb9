import type { TechnologyCategoryConfig } from './tree'

/** The technologies tree. A slug here needs its file in `content/technologies/{category}/`, and the reverse. */
export const technologies = [
  {
    slug: 'microsoft-ecosystem',
    menuTitle: 'Microsoft Ecosystem',
    children: ['sharepoint', 'office-365', 'dynamics-365', 'teams'],
  },
  {
    slug: 'low-code-innovation',
    menuTitle: 'Low Code Innovation',
    children: ['powerapps', 'power-automate', 'outsystems', 'nintex'],
  },
  {
    slug: 'azure-cloud-services',
    menuTitle: 'Azure Cloud Services',
    children: [
      'azure-applications',
      'cloud-migrations',
      'azure-data-services',
      'azure-cloud-infra-services',
      'azure-ai-and-cognitive-services',
    ],
  },
  {
    slug: 'data-intelligence',
    menuTitle: 'Data Intelligence & AI',
    children: ['power-bi', 'azure-data-factory', 'ai-model-development', 'azure-synapse-analytics-services'],
  },
  {
    slug: 'modern-development',
    menuTitle: 'Modern Development Frameworks',
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
      'angular',
    ],
  },
  {
    slug: 'advanced-tools',
    menuTitle: 'Advanced Tools',
    children: [],
    inMenu: false,
    gathers: [
      'spfx',
      'powerfx',
      'powerquery',
      'graph-api',
      'azure-synapse-analytics-services',
      'azure-ai-and-cognitive-services',
    ],
  },
] as const satisfies readonly TechnologyCategoryConfig[]
