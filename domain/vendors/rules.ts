import { groupsOf } from '#domain/groups/rules.ts';
import { aName, choice, type DraftOf, list, optional, required } from '#domain/rules.ts';
import { CRITICALITIES, DATA_SHARED, NOTICE_PERIODS, TRAINING, VENDOR_CATEGORIES } from './words.ts';

const A_LINE = 200;
const A_TEXT = 4000;
const aDay = optional('typed_day', 10);

export const vendorRules = {
  name: aName,
  website: optional('website', 300),
  description: { ...optional('lines', A_TEXT), about: 'What it provides.' },
  category: choice(VENDOR_CATEGORIES, null),
  owner: { ...optional('line', A_LINE), about: 'The name or the address of somebody who can see it.' },
  criticality: choice(CRITICALITIES, null),
  resource_groups: groupsOf('It is for everybody where it is in none.'),
  country: { ...optional('line', 100), about: 'Where it has its seat.' },
  processing_countries: { ...list(required('line', 100), 30), about: 'Where data is processed.' },
  data_shared: { ...choice(DATA_SHARED, null), about: 'The most sensitive data that it gets from the company.' },
  trains_on_data: { ...choice(TRAINING, null), about: 'Whether it trains its models on data of the company.' },
  sub_processors: list(required('line', A_LINE), 50),
  contract_begin: aDay,
  contract_end: { ...aDay, about: 'Its last day.' },
  notice_days: { ...choice(NOTICE_PERIODS, null), about: 'So many days before its end it has to be terminated.' },
  exit_plan: optional('lines', A_TEXT),
  iso_27001_until: aDay,
  soc_2_until: aDay,
  iso_42001_until: aDay,
  other_certificates: {
    ...list(required('typed_dated', A_LINE), 20),
    about: 'Each with its last day: PCI DSS 2027-03-31.',
  },
  contacts: list(required('line', A_LINE), 20),
} as const;

export type VendorSaid = DraftOf<typeof vendorRules>;
