/** SCIM attributes of users and groups. Attribute names are case-insensitive. */
export type Json = Record<string, unknown>;

export type Attribute = {
  type: 'string' | 'boolean' | 'complex' | 'reference' | 'dateTime';
  description: string;
  multiValued?: true;
  required?: true;
  /** Whether values that differ only in case are distinct. */
  caseExact?: true;
  mutability?: 'readOnly' | 'immutable' | 'writeOnly';
  uniqueness?: 'server';
  subAttributes?: Attributes;
};
export type Attributes = { readonly [name: string]: Attribute };

const id = (description: string) => ({ type: 'string', description, caseExact: true }) as const;
const fixed = { mutability: 'readOnly' } as const;

const common = {
  id: { ...id('The name of it that never changes.'), ...fixed },
  externalId: id('What the directory knows it by.'),
} satisfies Attributes;

export const USER_ATTRIBUTES = {
  ...common,
  userName: { type: 'string', description: 'What they sign in by.', required: true, uniqueness: 'server' },
  name: {
    type: 'complex',
    description: 'Their name.',
    subAttributes: {
      formatted: { type: 'string', description: 'The whole name.' },
      givenName: { type: 'string', description: 'First name.' },
      familyName: { type: 'string', description: 'Last name.' },
    },
  },
  displayName: { type: 'string', description: 'The whole name, where its parts are not told.' },
  emails: {
    type: 'complex',
    description: 'Their address. One is kept: the primary one, or else that for work, or else the first.',
    multiValued: true,
    subAttributes: {
      value: { type: 'string', description: 'The address.' },
      type: { type: 'string', description: 'Such as work.' },
      primary: { type: 'boolean', description: 'Whether it is the one that counts.' },
    },
  },
  preferredLanguage: {
    type: 'string',
    description: 'For somebody new; they may choose another.',
    mutability: 'writeOnly',
  },
  active: { type: 'boolean', description: 'Whether they may come in.' },
  groups: {
    type: 'complex',
    description: 'The groups of the directory that they are in.',
    multiValued: true,
    ...fixed,
    subAttributes: {
      value: { ...id('The id of the group.'), ...fixed },
      $ref: { type: 'reference', description: 'Where it is.', ...fixed },
      display: { type: 'string', description: 'What it is called.', ...fixed },
    },
  },
} satisfies Attributes;

export const GROUP_ATTRIBUTES = {
  ...common,
  displayName: { type: 'string', description: 'What it is called.', required: true, uniqueness: 'server' },
  members: {
    type: 'complex',
    description: 'Who is in it.',
    multiValued: true,
    subAttributes: {
      value: { ...id('The id of the person.'), mutability: 'immutable' },
      $ref: { type: 'reference', description: 'Where they are.', mutability: 'immutable' },
      display: { type: 'string', description: 'What they are called.', mutability: 'immutable' },
    },
  },
} satisfies Attributes;

/** The declared attribute with this name, with or without its schema prefix. */
export const named = (attributes: Attributes, text: string): [string, Attribute] | undefined => {
  const name = text.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(User|Group):/i, '').toLowerCase();
  return Object.entries(attributes).find(([known]) => known.toLowerCase() === name);
};

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Normalizes attribute names and drops unknown attributes. */
export const canonical = (attributes: Attributes, value: unknown): Json => {
  if (!isObject(value)) return {};
  const known = Object.entries(value).flatMap(([text, content]): [string, unknown][] => {
    const [name, { subAttributes }] = named(attributes, text) ?? ['', {}];
    if (name === '') return [];
    return [[name, subAttributes ? within(subAttributes, content) : content]];
  });
  return Object.fromEntries(known);
};

const within = (attributes: Attributes, content: unknown): unknown => {
  if (Array.isArray(content)) return content.map((one) => within(attributes, one));
  return isObject(content) ? canonical(attributes, content) : content;
};
