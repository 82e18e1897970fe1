/**
 * Field rules as plain data. API schemas (`schema-of.ts`) and web forms are derived from them, and both validate with
 * `problemsOf`. Contains no schema, to keep the browser bundle small.
 */
import { FIRST_DAY, isDay, lastDay, rangeProblem } from './day.ts';
import { isDecimal, tidyDecimal } from './decimal.ts';
import type { Broken, FieldErrorCode } from './field-error.ts';
import { isPhoneNumber, tidyPhoneNumber } from './sign-in/phone-number.ts';
import { digitsOf, isSentCode } from './sign-in/verification-code.ts';
import { isEmail } from './text/email.ts';
import { MAX_NAME, NAME_PATTERN, tidyName } from './text/name.ts';
import { hasWholeHost, isLink, isReached, isSecure, plainAddress } from './text/website.ts';
import { dayIn } from './time-zone.ts';

type Format = {
  /** Normalizes the input before validation. */
  tidy: (typed: string) => string;
  fits?: (text: string) => boolean;
  /** Further check of a well-formed text. */
  problem?: (text: string) => Broken | undefined;
  /** Error codes that replace the defaults. */
  says?: Partial<Record<'required' | 'too_long' | 'not_expected', FieldErrorCode>>;
};

/** Only spaces, format characters and letters without a glyph, which no reader could see. */
const INVISIBLE = /^[\s\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u;
const trimmed = (typed: string) => (INVISIBLE.test(typed) ? '' : typed.trim());
const withLineFeeds = (typed: string) => trimmed(typed).replaceAll(/\r\n?/g, '\n');
/** Control characters, bidirectional controls and noncharacters. */
const UNSEEN = String.raw`[^\P{Cc}\n\t]|[\u2028\u2029]|\p{Bidi_Control}|\p{Noncharacter_Code_Point}`;
const WITHIN_A_LINE = new RegExp(String.raw`${UNSEEN}|[\n\t]`, 'u');
const WITHIN_LINES = new RegExp(UNSEEN, 'u');
/** For a problem with the host alone. */
const unless = (isGood: (text: string) => boolean, code: FieldErrorCode) => (text: string) =>
  isGood(text) ? undefined : { code, params: {} };
/** Rejects implausible years, which are typing errors. */
const saidDayProblem = (day: string) => rangeProblem(day, FIRST_DAY, lastDay(dayIn('UTC')));
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const isDated = (text: string) =>
  !WITHIN_A_LINE.test(text) && / \d{4}-\d\d-\d\d$/.test(text) && isDay(text.slice(-DAY_LENGTH));
const always = (code: FieldErrorCode) => ({ required: code, too_long: code, not_expected: code });

const FORMATS = {
  line: { tidy: trimmed, fits: (text) => !WITHIN_A_LINE.test(text), says: { not_expected: 'unseen' } },
  /** Titles and company names may contain punctuation such as `&` and commas, but no angle brackets. */
  title: {
    tidy: tidyName,
    fits: (text) => !WITHIN_A_LINE.test(text) && !/[<>]/.test(text),
    says: { required: 'name_required', too_long: 'name_too_long', not_expected: 'not_a_title' },
  },
  company_name: {
    tidy: tidyName,
    fits: (text) => !WITHIN_A_LINE.test(text) && !/[<>]/.test(text),
    says: { required: 'name_required', too_long: 'name_too_long', not_expected: 'not_a_company_name' },
  },
  lines: { tidy: withLineFeeds, fits: (text) => !WITHIN_LINES.test(text), says: { not_expected: 'unseen' } },
  name: {
    tidy: tidyName,
    fits: (text) => NAME_PATTERN.test(text),
    says: { required: 'name_required', too_long: 'name_too_long', not_expected: 'not_a_name' },
  },
  email: { tidy: trimmed, fits: isEmail, says: always('not_an_email') },
  phone_number: { tidy: tidyPhoneNumber, fits: isPhoneNumber, says: always('not_a_phone_number') },
  website: {
    tidy: trimmed,
    fits: isSecure,
    problem: unless(hasWholeHost, 'not_a_whole_host'),
    says: { not_expected: 'not_a_website' },
  },
  /** An address that the server calls itself, so it must not lead into a private network. */
  public_address: {
    tidy: plainAddress,
    fits: isSecure,
    problem: unless(isReached, 'not_public'),
    says: { not_expected: 'not_a_website' },
  },
  link: { tidy: trimmed, fits: isLink, says: { not_expected: 'not_a_link' } },
  day: { tidy: trimmed, fits: isDay, says: { not_expected: 'not_a_day' } },
  /** A day as a user types it; stored days are validated as `day`. */
  typed_day: {
    tidy: trimmed,
    fits: isDay,
    problem: saidDayProblem,
    says: { not_expected: 'not_a_day' },
  },
  /** The application group of a role, and the last day of the role if it has one. */
  scope: {
    tidy: trimmed,
    fits: (text) => /^\S+( \S+)?$/.test(text) && text.split(' ').slice(1).every(isDay),
    says: { not_expected: 'not_a_day' },
  },
  /** Accepts a decimal point, or a comma as in Spanish. */
  decimal: { tidy: tidyDecimal, fits: isDecimal, says: { not_expected: 'not_a_decimal', too_long: 'not_a_decimal' } },
  /** A text that ends with a day: `PCI DSS 2027-03-31`. */
  typed_dated: {
    tidy: trimmed,
    fits: isDated,
    problem: (text) => saidDayProblem(text.slice(-DAY_LENGTH)),
    says: { not_expected: 'not_dated' },
  },
  sent_code: { tidy: digitsOf, fits: isSentCode, says: always('not_a_sent_code') },
} as const satisfies Record<string, Format>;

type TextRule = {
  readonly type: 'text';
  readonly as: keyof typeof FORMATS;
  readonly min: number;
  readonly max: number;
  /** Numeric limits. */
  readonly least?: number;
  readonly most?: number;
  /** Limit in bytes of UTF-8. */
  readonly bytes?: number;
};
type ChoiceRule<V extends string = string> = { readonly type: 'choice'; readonly of: readonly V[] };
type IdRule = { readonly type: 'id' };
type ItemRule = TextRule | ChoiceRule | IdRule;
type ListRule<R extends ItemRule = ItemRule> = { readonly type: 'list'; readonly of: R; readonly max: number };

/** A rule with an initial value is optional. If that value is null, null is valid. */
export type Rule = (ItemRule | ListRule) & {
  readonly initial?: unknown;
  /** Description for the API reference. */
  readonly about?: string;
};
export type Rules = Readonly<Record<string, Rule>>;

export const required = (as: TextRule['as'], max: number) => ({ type: 'text', as, min: 1, max }) as const;
/** Minimum length; a run of whitespace counts as one character. */
export const atLeast = (min: number, as: TextRule['as'], max: number) => ({ type: 'text', as, min, max }) as const;
export const optional = (as: TextRule['as'], max: number) => ({ type: 'text', as, min: 0, max, initial: '' }) as const;
/** A required choice. */
export const oneOf = <const V extends string>(of: readonly V[]) => ({ type: 'choice', of }) as const;
export const choice = <const V extends string, const I extends V | null>(of: readonly V[], initial: I) =>
  ({ type: 'choice', of, initial }) as const;
export const anId = { type: 'id' } as const;
export const anIdOrNone = { ...anId, initial: null } as const;
/** Duplicate entries are merged. */
export const list = <const R extends ItemRule>(of: R, max: number) => ({ type: 'list', of, max, initial: [] }) as const;

export const aName = required('name', MAX_NAME);
/** A decimal number as text, because form fields hold text. */
export const decimal = (least: number, most: number) => ({ ...required('decimal', 30), least, most }) as const;

export const aNameOrNone = optional('name', MAX_NAME);

type Null<R> = R extends { readonly initial: null } ? null : never;
export type ValueOf<R> =
  R extends ListRule<infer I> ? ValueOf<I>[] : R extends ChoiceRule<infer V> ? V | Null<R> : string | Null<R>;

export type FieldValue = string | null | readonly string[];
/** Values of a form. */
export type Draft = Readonly<Record<string, FieldValue>>;
export type DraftOf<R extends Rules> = { -readonly [F in keyof R]: ValueOf<R[F]> };

export const emptyOf = <const R extends Rules>(rules: R) =>
  Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => [field, rule.initial === undefined ? '' : rule.initial]),
  ) as DraftOf<R>; // the initial value of a rule is valid for it

export const tidied = (rule: Rule, value: unknown) =>
  rule.type === 'text' && typeof value === 'string' ? FORMATS[rule.as].tidy(value) : value;

const encoder = new TextEncoder();

const textProblem = ({ as, min, max, bytes, least, most }: TextRule, typed: string): Broken | undefined => {
  const { tidy, fits, problem, says }: Format = FORMATS[as];
  const text = tidy(typed);
  if (text === '') return min === 0 ? undefined : { code: says?.required ?? 'required', params: {} };
  if (text.replaceAll(/\s+/g, ' ').length < min) return { code: 'too_short', params: { min } };
  if (bytes !== undefined && encoder.encode(text).length > bytes)
    return { code: 'too_many_bytes', params: { max: bytes } };
  if (text.length > max) return { code: says?.too_long ?? 'too_long', params: { max } };
  if (fits?.(text) === false) return { code: says?.not_expected ?? 'not_expected', params: {} };
  if (least !== undefined && Number(text) < least) return { code: 'too_small', params: { min: least } };
  if (most !== undefined && Number(text) > most) return { code: 'too_big', params: { max: most } };
  return problem?.(text);
};

/** Validates a value of the right type. Entries of a list are validated separately. */
export const problemOf = (rule: Rule, value: unknown): Broken | undefined => {
  if (rule.type === 'text' && typeof value === 'string') return textProblem(rule, value);
  if (rule.type === 'list' && Array.isArray(value) && value.length > rule.max)
    return { code: 'too_many_entries', params: { max: rule.max } };
  return undefined;
};

/** In a form, an empty required choice. */
const unchosen = (rule: Rule, value: unknown): Broken | undefined =>
  rule.type === 'id' && rule.initial === undefined && value === '' ? { code: 'required', params: {} } : undefined;

const inItems = (rule: Rule, value: unknown) =>
  rule.type === 'list' && Array.isArray(value)
    ? value.flatMap((item) => unchosen(rule.of, item) ?? problemOf(rule.of, item) ?? [])
    : [];

/** First problem of each field. */
export const problemsOf = (rules: Rules, draft: Draft): Record<string, Broken> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const broken = unchosen(rule, draft[field]) ?? problemOf(rule, draft[field]) ?? inItems(rule, draft[field])[0];
      return broken ? [[field, broken]] : [];
    }),
  );

/** Long enough for separators between the digits. */
export const aPhoneNumber = required('phone_number', 30);
export const anEmail = required('email', 254);
export const aSentCode = required('sent_code', 10);
