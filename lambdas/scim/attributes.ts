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
  id: { ...id('The permanent ID of the resource.'), ...fixed },
  externalId: id('The ID of the resource in the directory.'),
} satisfies Attributes;

export const USER_ATTRIBUTES = {
  ...common,
  userName: { type: 'string', description: 'The sign-in name.', required: true, uniqueness: 'server' },
  name: {
    type: 'complex',
    description: 'The name of the user.',
    subAttributes: {
      formatted: { type: 'string', description: 'The full name.' },
      givenName: { type: 'string', description: 'First name.' },
      familyName: { type: 'string', description: 'Last name.' },
    },
  },
  displayName: { type: 'string', description: 'The full name, used if its parts are missing.' },
  emails: {
    type: 'complex',
    description:
      'The email address. Only one is stored: the primary one, otherwise the work address, otherwise the first.',
    multiValued: true,
    subAttributes: {
      value: { type: 'string', description: 'The address.' },
      type: { type: 'string', description: 'The type of the address, such as work.' },
      primary: { type: 'boolean', description: 'Whether this is the primary address.' },
    },
  },
  preferredLanguage: {
    type: 'string',
    description: 'The initial language of a new user, who can change it.',
    mutability: 'writeOnly',
  },
  active: { type: 'boolean', description: 'Whether the user can sign in.' },
  groups: {
    type: 'complex',
    description: 'The directory groups of the user.',
    multiValued: true,
    ...fixed,
    subAttributes: {
      value: { ...id('The ID of the group.'), ...fixed },
      $ref: { type: 'reference', description: 'The URL of the group.', ...fixed },
      display: { type: 'string', description: 'The name of the group.', ...fixed },
    },
  },
} satisfies Attributes;

export const GROUP_ATTRIBUTES = {
  ...common,
  displayName: { type: 'string', description: 'The name of the group.', required: true, uniqueness: 'server' },
  members: {
    type: 'complex',
    description: 'The members of the group.',
    multiValued: true,
    subAttributes: {
      value: { ...id('The ID of the user.'), mutability: 'immutable' },
      $ref: { type: 'reference', description: 'The URL of the user.', mutability: 'immutable' },
      display: { type: 'string', description: 'The name of the user.', mutability: 'immutable' },
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
