import type { Company } from '../../contract/content/page-schemas'

/** A sample company with a test's overrides; the real one is in content/company.yml. */
export function makeCompany(parts: Partial<Company> = {}): Company {
  return {
    name: 'Harbour',
    locale: 'en-GB',
    legalName: 'Harbour & Sons Ltd',
    managedServices: { name: 'Harbour Care', shortName: 'HC' },
    tagline: 'We keep systems afloat.',
    description: 'A made-up company for tests.',
    url: 'https://harbour.example',
    emails: {
      general: 'hello@harbour.example',
      support: 'support@harbour.example',
      careers: 'careers@harbour.example',
      privacy: 'privacy@harbour.example',
    },
    phones: { general: '+44 20 7946 0001', support: '+44 20 7946 0002' },
    offices: [
      {
        name: 'Leith',
        street: '1 Shore Street',
        postalCode: 'EH6 0AA',
        city: 'Edinburgh',
        country: 'GB',
        phone: '+44 20 7946 0001',
        hours: 'Monday to Friday, 9:00-17:00 UK time',
      },
    ],
    credentials: [],
    social: [{ label: 'GitHub', url: 'https://github.com/harbour-example' }],
    callToAction: { title: 'Lost at sea?', text: 'We know the way home.', button: 'Call us' },
    getInTouch: 'Get In Touch',
    ...parts,
  }
}
