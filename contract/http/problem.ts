import * as z from 'zod';
import { FieldError } from '#domain/field-error-schema.ts';
import { GroupContents } from '#domain/groups/group.ts';

/** The shape of every error (RFC 9457). `code` is for programs, `detail` for people. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    errors: z.array(FieldError),
    existing: z.string().optional().meta({
      description:
        'The entity that already exists: its name if the name is taken, or the ID of the entity that the first request created or changed.',
    }),
    lost: GroupContents.optional().meta({
      description: 'What the operation would delete, if it must be confirmed first.',
    }),
    possible: z.array(z.string()).optional().meta({ description: 'The actions that are possible instead.' }),
    request_id: z.string(),
  })
  .meta({ title: 'Problem' });
export type Problem = z.output<typeof Problem>;

/** Every error status with its title and default code. */
export const PROBLEMS = {
  400: { title: 'Bad request', code: 'bad_request' },
  401: { title: 'Not signed in', code: 'unauthorized' },
  403: { title: 'Not allowed', code: 'forbidden' },
  404: { title: 'Not found', code: 'not_found' },
  405: { title: 'Method not allowed', code: 'method_not_allowed' },
  409: { title: 'Conflict', code: 'conflict' },
  412: { title: 'Version conflict', code: 'version_conflict' },
  413: { title: 'Too large', code: 'too_large' },
  415: { title: 'Not JSON', code: 'unsupported_media_type' },
  422: { title: 'A rule was broken', code: 'invalid' },
  428: { title: 'Version required', code: 'version_required' },
  429: { title: 'Too many requests', code: 'too_many_requests' },
  500: { title: 'Something went wrong', code: 'internal' },
} as const;
export type ProblemStatus = keyof typeof PROBLEMS;

type Details = Partial<Omit<Problem, 'type' | 'title' | 'status' | 'detail' | 'request_id'>>;

export const makeProblem = (
  status: ProblemStatus,
  detail: string,
  requestId: string,
  { code = PROBLEMS[status].code, errors = [], ...others }: Details = {},
): Problem => ({
  type: `urn:plumbline:problem:${code}`,
  title: PROBLEMS[status].title,
  status,
  code,
  detail,
  errors,
  ...others,
  request_id: requestId,
});
