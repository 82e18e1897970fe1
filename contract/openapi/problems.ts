/** The error responses of the API description: when each occurs, with which codes, and an example. */
import { makeProblem, PROBLEMS, type ProblemStatus } from '#contract/http/problem.ts';
import { PROOF_NEEDED } from '#contract/http/proof.ts';
import { paramNames, type Route } from '#contract/http/route.ts';
import { VIEW_ONLY, VIEW_OVER } from '#contract/web/viewing.ts';
import { PREFIX_OF_SCHEMAS } from './components.ts';
import { ID } from './samples.ts';

type Described = {
  when: string;
  /** The detail of the example. */
  detail: string;
  /** The codes besides the default one. */
  codes?: readonly string[];
  fields?: Parameters<typeof makeProblem>[3];
};

const DESCRIBED: Readonly<Record<Exclude<ProblemStatus, 405>, Described>> = {
  400: {
    when: 'The request cannot be read. `errors` names each wrong field.',
    detail: 'limit: Must be at most 100.',
    codes: ['cursor_invalid'],
    fields: {
      errors: [{ path: 'limit', code: 'too_big', params: { max: 100 }, message: 'Must be at most 100.' }],
    },
  },
  401: {
    when: 'The access token is missing, expired or revoked. Get a new one.',
    detail: 'Sign in and send a valid access token.',
    codes: ['api_client_expired'],
  },
  403: {
    when: 'The caller may not do this. A new token does not help, except with `proof_needed`, which asks for a new sign-in.',
    detail: 'This requires one of the roles Administrator.',
    codes: [
      ...[PROOF_NEEDED, VIEW_ONLY, VIEW_OVER, 'directory_owned', 'own_work'],
      ...['no_role_for_it', 'own_submission', 'edited_since', 'own_application', 'decided_before'],
    ],
  },
  404: {
    when: 'The object does not exist, or the caller cannot access it. The response does not reveal which.',
    detail: 'This application does not exist, or you cannot access it.',
  },
  409: {
    when: 'The current state does not allow this. With `busy` and `in_progress`, send the request again after a moment; `busy` has a Retry-After header. Other codes need another action first, which `detail` names.',
    detail: "The application 'Candidate screening' already has this name or one that looks the same.",
    codes: [
      ...['already_done', 'already_sent', 'busy', 'correction', 'decided_meanwhile', 'deleted', 'demanded'],
      ...['directory_owned', 'group_being_deleted', 'group_in_use', 'group_of_administrators', 'group_of_all'],
      ...['idempotency_key_used', 'illegal_transition', 'in_progress', 'in_review', 'in_use', 'last_administrator'],
      ...[
        'last_group_of_all',
        'newer_version',
        'no_tier_yet',
        'not_asked',
        'not_enabled',
        'nothing_changed',
        'not_ready',
        'only_secret',
        'override_outdated',
      ],
      ...['override_pending', 'own_account', 'paused', 'prohibited_stays', 'records_changed', 'resolved', 'retired'],
      ...['rules_changed', 'running', 'signed_documents', 'taken', 'too_many', 'two_secrets', 'under_way', 'undone'],
      ...['unfinished_work', 'user_disabled', 'user_not_disabled', 'was_published', 'was_submitted'],
    ],
    fields: { code: 'taken', existing: 'Candidate screening' },
  },
  412: {
    when: 'Someone else changed the object since you read the version in If-Match. Read it again, reapply your change, and send the new ETag. Never send the same request again without If-Match, because that overwrites the other change.',
    detail: 'Someone else changed this application while you were editing. Load it again and reapply your change.',
    codes: ['answered_meanwhile'],
  },
  413: { when: 'The request body is too large.', detail: 'A request must be smaller than 2,000,000 bytes.' },
  415: {
    when: 'The content type of the body is not accepted.',
    detail: 'Send JSON with content-type application/json.',
  },
  422: {
    when: 'The request breaks a rule. `errors` names each field with a code and a message.',
    detail: 'name: Required.',
    codes: ['incomplete', 'no_code', 'no_such_link', 'own_address', 'refused_by_identity', 'wrong_code'],
    fields: { errors: [{ path: 'name', code: 'required', params: {}, message: 'Required.' }] },
  },
  428: {
    when: 'This change needs the version that you read. Send its ETag in If-Match.',
    detail: 'Send the ETag that you read in If-Match.',
  },
  429: {
    when: 'Too many requests. Wait as long as `detail` says, and increase the wait with each retry.',
    detail: 'Too many requests from your address. Wait five minutes.',
  },
  500: {
    when: 'A fault of the service. Send the request again with the same Idempotency-Key. If it persists, report `request_id`.',
    detail: 'Something went wrong on our side. Try again.',
  },
};
type DescribedStatus = keyof typeof DESCRIBED;

const STATUSES = Object.keys(DESCRIBED).map(Number) as DescribedStatus[]; // its own keys

const responseName = (status: DescribedStatus) => PROBLEMS[status].title.replaceAll(' ', '');

const descriptionOf = (status: DescribedStatus) => {
  const { when, codes = [] } = DESCRIBED[status];
  return `${when} Codes: ${[PROBLEMS[status].code, ...codes].map((code) => `\`${code}\``).join(', ')}.`;
};

export const problemResponses = () =>
  Object.fromEntries(
    STATUSES.map((status) => {
      const { detail, fields } = DESCRIBED[status];
      const content = {
        schema: { $ref: `${PREFIX_OF_SCHEMAS}Problem` },
        example: makeProblem(status, detail, ID, fields),
      };
      return [
        responseName(status),
        { description: descriptionOf(status), content: { 'application/problem+json': content } },
      ];
    }),
  );

/** Whether the body states the version that the client read. */
const saysWhatWasRead = ({ body }: Route) =>
  body !== undefined && ['answers_version', 'seen'].some((field) => field in body.shape);

const statusesOf = (method: string, path: string, route: Route): DescribedStatus[] => {
  const writes = method !== 'GET';
  return [
    400,
    ...(route.allow === 'anyone' ? [] : ([401] as const)),
    // Without a caller: View-As gets 403 if the route could change something.
    ...(route.allow === 'anyone' && route.viewable ? [] : ([403] as const)),
    ...(route.allow === 'anyone' && paramNames(path).length === 0 ? [] : ([404] as const)),
    ...(writes || route.waits ? ([409] as const) : []),
    ...(route.versioned || saysWhatWasRead(route) ? ([412] as const) : []),
    ...(route.body || route.upload ? ([413, 415] as const) : []),
    ...(route.body || route.upload || route.proof ? ([422] as const) : []),
    ...(route.versioned === 'required' ? ([428] as const) : []),
    429,
    500,
  ];
};

/** The error responses of a route by status. */
export const problemsOf = (method: string, path: string, route: Route) =>
  Object.fromEntries(
    statusesOf(method, path, route).map((status) => [
      status,
      { $ref: `#/components/responses/${responseName(status)}` },
    ]),
  );
