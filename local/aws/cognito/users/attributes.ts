/** User attributes: Cognito's rules for names and values, and its list format. */
import { invalidParameter } from '#local/aws/cognito/errors.ts';

export type Attributes = Record<string, string>;

/** Every account has an e-mail address, because users sign in with it. */
export type UserAttributes = Attributes & { email: string };

const STANDARD = [
  'address',
  'birthdate',
  'email',
  'email_verified',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'phone_number_verified',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
];

export const isStandardAttribute = (name: string) => STANDARD.includes(name);

/** Maps each attribute to the flag that marks it as verified. */
const VERIFIABLE = { email: 'email_verified', phone_number: 'phone_number_verified' } as const;

const unfit = (text: string) => invalidParameter(`Attributes did not conform to the schema: ${text}`);

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

export const checkAttributes = (attributes: Attributes) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub');
    if (!isStandardAttribute(name)) throw unfit(`${name}: Attribute does not exist in the schema.\n`);
    if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.');
    if (name === 'phone_number' && value && !/^\+[0-9]{4,15}$/.test(value))
      throw invalidParameter('Invalid phone number format.');
    if (name.endsWith('_verified') && !['true', 'false', ''].includes(value.toLowerCase()))
      throw unfit(`${name}: Attribute must be a boolean.\n`);
  }
};

/** Merges `changes` into the attributes. An empty value removes an attribute, and a changed address is unverified. */
export const merged = (known: UserAttributes, changes: Attributes): UserAttributes => {
  const result = { ...known };
  for (const [address, verified] of Object.entries(VERIFIABLE)) {
    if (changes[address] === '') delete result[verified];
    else if (changes[address] !== undefined && changes[address] !== known[address]) result[verified] = 'false';
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') delete result[name];
    else result[name] = name.endsWith('_verified') ? value.toLowerCase() : value;
  }
  return result;
};

export type AttributeList = { Name: string; Value: string }[];

export const fromList = (list: readonly { Name: string; Value?: string | undefined }[]): Attributes =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name, Value ?? '']));

export const toList = (id: string, attributes: Attributes): AttributeList =>
  Object.entries({ ...attributes, sub: id }).map(([Name, Value]) => ({ Name, Value }));
