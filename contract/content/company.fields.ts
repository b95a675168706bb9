import type { EntryDescription, TextField } from './field'
import { fewWords, phone, sentence } from './shared.fields'

const email = { kind: 'text', format: 'email', min: 3, max: 254 } as const satisfies Omit<TextField, 'label'>
const url = { kind: 'text', format: 'url', min: 8, max: 500 } as const satisfies Omit<TextField, 'label'>

/**
 * The company: `content/company.yml`, the only place the brand is written. Address and language of the site come from the
 * file alone, since they are settings of the build: the form does not show them.
 */
export const company = {
  hasNoText: true,
  sections: {
    brand: { title: 'Name and description', column: 'main' },
    contact: { title: 'Email and phone', column: 'main' },
    offices: { title: 'Offices', column: 'main' },
    action: { title: 'Call to action', column: 'main' },
    social: { title: 'Social profiles', column: 'main' },
    search: { title: 'What the search says', column: 'main' },
    legal: { title: 'Legal details', column: 'main' },
    credentials: { title: 'Insurance, certificates and partner status', column: 'main' },
  },
  fields: {
    name: {
      ...fewWords,
      label: 'Company name',
      hint: 'The brand, as it is spoken; added to page titles',
      section: 'brand',
    },
    locale: {
      kind: 'text',
      label: 'Language and region',
      hint: 'Of the site: spelling, dates and numbers. Default: "en-GB"',
      format: 'locale',
      optional: true,
      min: 2,
      max: 35,
    },
    legalName: {
      ...fewWords,
      label: 'Registered name',
      hint: 'For the footer and legal pages',
      section: 'legal',
    },
    registration: {
      kind: 'group',
      label: 'Registration',
      hint: 'Company details that the law asks a website to show; in the footer of every page',
      optional: true,
      section: 'legal',
      fields: {
        place: {
          ...fewWords,
          label: 'Place of registration',
          hint: 'For example “England and Wales”. Leave all registration fields empty to show none',
        },
        number: {
          ...fewWords,
          label: 'Registration number',
          hint: 'Its number there. In a file, in quotation marks: zeros at its start count. Leave blank to show none',
          optional: true,
          max: 30,
        },
        office: {
          ...fewWords,
          label: 'Registered office',
          hint: 'Address of the registered office, in one line',
          max: 120,
        },
        vat: { ...fewWords, label: 'VAT number', optional: true, max: 30 },
      },
    },
    credentials: {
      kind: 'rows',
      label: 'Insurance, certificates and partner status',
      hint: 'What buyers ask for and can check; shown on “About us”. Leave out what the company doesn’t have',
      optional: true,
      noun: 'credential',
      min: 0,
      max: 12,
      section: 'credentials',
      fields: {
        name: { ...fewWords, label: 'Name', hint: 'For example “Professional indemnity insurance”' },
        detail: {
          ...fewWords,
          label: 'Detail',
          hint: 'What a buyer needs to know: cover and insurer, number and date of a certificate, level of a partnership',
          max: 160,
        },
        url: {
          ...url,
          label: 'Where it can be checked',
          hint: 'Link to an entry in a public register. Leave blank if there is none',
          optional: true,
        },
      },
    },
    managedServices: {
      kind: 'group',
      label: 'Managed services',
      hint: 'The support line',
      section: 'brand',
      fields: {
        name: { ...fewWords, label: 'Name of managed services' },
        shortName: { ...fewWords, label: 'Abbreviation of managed services', max: 12 },
      },
    },
    tagline: {
      ...sentence,
      label: 'Tagline',
      hint: 'What the company does, in one sentence',
      max: 120,
      section: 'brand',
    },
    description: {
      ...sentence,
      label: 'Description',
      hint: 'The company in a search result',
      max: 160,
      section: 'brand',
    },
    url: {
      ...url,
      label: 'Address of the site',
      hint: 'Public address without a trailing slash; SITE_URL overrides it',
    },
    emails: {
      kind: 'group',
      label: 'Email addresses',
      hint: 'Where people write to',
      section: 'contact',
      fields: {
        general: { ...email, label: 'General email' },
        support: { ...email, label: 'Support email' },
        careers: { ...email, label: 'Careers email' },
        privacy: { ...email, label: 'Privacy email' },
      },
    },
    phones: {
      kind: 'group',
      label: 'Phone numbers',
      hint: 'Where people call',
      section: 'contact',
      fields: {
        general: { ...phone, label: 'General phone' },
        support: { ...phone, label: 'Support phone' },
      },
    },
    offices: {
      kind: 'rows',
      label: 'Offices',
      hint: 'The first is the head office',
      noun: 'office',
      min: 1,
      max: 40,
      section: 'offices',
      fields: {
        name: { ...fewWords, label: 'Name', hint: 'How the office is called, usually its city' },
        street: { ...fewWords, label: 'Street' },
        postalCode: { ...fewWords, label: 'Postal code', max: 16 },
        city: { ...fewWords, label: 'City' },
        country: {
          kind: 'text',
          label: 'Country',
          hint: 'Two letters, for example “GB”',
          format: 'country',
          min: 2,
          max: 2,
        },
        phone,
        hours: { ...fewWords, label: 'Opening hours', hint: 'With the time zone' },
        latitude: {
          kind: 'number',
          label: 'Latitude',
          hint: 'Of the city, in degrees north, for the chart on the contact page. Leave blank to show none',
          optional: true,
          min: -85,
          max: 85,
        },
        longitude: {
          kind: 'number',
          label: 'Longitude',
          hint: 'In degrees east',
          optional: true,
          min: -180,
          max: 180,
        },
      },
    },
    social: {
      kind: 'rows',
      label: 'Social profiles',
      hint: 'Pages of the company elsewhere; also sameAs in structured data',
      optional: true,
      noun: 'profile',
      min: 0,
      max: 20,
      section: 'social',
      fields: {
        label: { ...fewWords, label: 'Name' },
        url: { ...url, label: 'Address', hint: 'Full address of the profile' },
      },
    },
    signIn: {
      kind: 'group',
      label: 'Sign-in page',
      hint: 'What the search of the site says of the page on which employees sign in. Leave all three fields empty to leave it out',
      optional: true,
      section: 'search',
      fields: {
        title: { ...fewWords, label: 'Title in the search' },
        summary: { ...sentence, label: 'Excerpt in the search' },
        text: {
          ...sentence,
          label: 'What clients are told',
          hint: 'Found by its words, too: for people who look for a client login',
        },
      },
    },
    feedInSearch: {
      ...sentence,
      label: 'RSS feed',
      hint: 'What the search of the site says to people who look for a feed or a newsletter. Default: nothing',
      optional: true,
      section: 'search',
    },
    socialInSearch: {
      ...sentence,
      label: 'Social profiles',
      hint: 'What the search says after their names, to people who look for them. Default: nothing',
      optional: true,
      section: 'search',
    },
    callToAction: {
      kind: 'group',
      label: 'Call to action',
      hint: 'The box in both mega menus and beside detail pages',
      section: 'action',
      fields: {
        title: { ...fewWords, label: 'Heading of the box' },
        text: { ...sentence, label: 'Text of the box' },
        button: { ...fewWords, label: 'Button of the box' },
      },
    },
    getInTouch: {
      ...fewWords,
      label: 'Contact button',
      hint: 'The button in the header',
      section: 'action',
    },
  },
} as const satisfies EntryDescription
