import { groupsOf } from '#domain/groups/rules.ts';
import { aName, choice, type DraftOf, list, optional, required } from '#domain/rules.ts';
import { CRITICALITIES, DATA_SHARED, NOTICE_PERIODS, TRAINING, VENDOR_CATEGORIES } from './words.ts';

const A_LINE = 200;
const A_TEXT = 4000;
const aDay = optional('typed_day', 10);

export const vendorRules = {
  name: aName,
  website: optional('website', 300),
  description: { ...optional('lines', A_TEXT), about: 'What the vendor provides.' },
  category: choice(VENDOR_CATEGORIES, null),
  owner: { ...optional('line', A_LINE), about: 'The name or email address of a person who can see the vendor.' },
  criticality: choice(CRITICALITIES, null),
  resource_groups: groupsOf('A vendor in no group is visible to everyone.'),
  country: { ...optional('line', 100), about: 'The country of its registered office.' },
  processing_countries: { ...list(required('line', 100), 30), about: 'The countries in which data is processed.' },
  data_shared: { ...choice(DATA_SHARED, null), about: 'The most sensitive data that the company shares with it.' },
  trains_on_data: { ...choice(TRAINING, null), about: "Whether it trains its models on the company's data." },
  sub_processors: list(required('line', A_LINE), 50),
  contract_begin: aDay,
  contract_end: { ...aDay, about: 'The last day of the contract.' },
  notice_days: { ...choice(NOTICE_PERIODS, null), about: 'The notice period in days before the end of the contract.' },
  exit_plan: optional('lines', A_TEXT),
  iso_27001_until: aDay,
  soc_2_until: aDay,
  iso_42001_until: aDay,
  other_certificates: {
    ...list(required('typed_dated', A_LINE), 20),
    about: 'Each with its expiry date, such as PCI DSS 2027-03-31.',
  },
  contacts: list(required('line', A_LINE), 20),
} as const;

export type VendorSaid = DraftOf<typeof vendorRules>;
