/** Validates input and reports errors in Cognito's wording. */
import type * as z from 'zod';
import { CognitoError, invalidParameter } from './errors.ts';

/** Fields whose values Cognito omits from its messages. */
const SENSITIVE = /password|token|session|username|confirmationCode|secret/i;

type Issue = z.core.$ZodIssue;

/** `UserAttributes[0].Name` becomes `userAttributes.1.member.name`. */
const place = (path: readonly PropertyKey[]) =>
  path
    .map((part) =>
      typeof part === 'number' ? `${part + 1}.member` : String(part).replace(/^./, (first) => first.toLowerCase()),
    )
    .join('.');

const constraint = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? `Member must have length greater than or equal to ${issue.minimum}`
        : `Member must have value greater than or equal to ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Member must have length less than or equal to ${issue.maximum}`
        : `Member must have value less than or equal to ${issue.maximum}`;
    case 'invalid_format':
      return `Member must satisfy regular expression pattern: ${issue.pattern?.replace(/^\/|\/u?$/g, '')}`;
    case 'invalid_value':
      return `Member must satisfy enum value set: [${issue.values.join(', ')}]`;
    default:
      return undefined;
  }
};

const described = (issue: Issue): string => {
  const where = place(issue.path);
  if (issue.input === undefined)
    return `Value null at '${where}' failed to satisfy constraint: Member must not be null`;
  const broken = constraint(issue);
  if (broken === undefined) throw unreadable();
  const value = SENSITIVE.test(where) ? 'Value' : `Value '${String(issue.input)}'`;
  return `${value} at '${where}' failed to satisfy constraint: ${broken}`;
};

export const unreadable = () => new CognitoError('SerializationException', 'The request could not be read.');

export const parseInput = <Input>(schema: z.ZodType<Input>, body: unknown): Input => {
  const { data, error } = schema.safeParse(body, { reportInput: true });
  if (!error) return data;
  const texts = error.issues.map(described);
  const errors = texts.length === 1 ? '1 validation error' : `${texts.length} validation errors`;
  throw invalidParameter(`${errors} detected: ${texts.join('; ')}`);
};
