/** The local endpoints that replace other AWS services and other companies' services. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, type Reply, type Request } from '#local/aws/cognito/http.ts';
import { makeSecrets } from '#local/aws/secrets-manager.ts';
import type { Credentials } from '#local/aws/sigv4.ts';
import { makeCaptchaProvider } from '#local/captcha/provider.ts';
import type { Clock } from '#local/jobs/clock.ts';
import type { Queues } from '#local/jobs/queues.ts';
import { makeSqs } from '#local/jobs/sqs.ts';
import type { Returns } from '#local/mailbox/returns.ts';
import { makeSes, makeSuppressed, SEND_EMAIL, SUPPRESSED } from '#local/mailbox/ses.ts';
import { OPERATIONS_PATH, type Operations } from '#local/web-operations/operations.ts';
import type { Receiver } from '#local/webhooks/receiver.ts';

export const CAPTCHA_SECRET_NAME = 'plumbline/local/captcha';
const CAPTCHA = '/local/captcha';
export const CAPTCHA_SCRIPT_PATH = `${CAPTCHA}/widget.js`;
export const CAPTCHA_VERIFY_PATH = `${CAPTCHA}/siteverify`;
export const SECRETS_PATH = '/local/secrets';
export const SES_PATH = '/local/ses';
export const SQS_PATH = '/local/sqs';
export const WEBHOOKS_PATH = '/local/webhooks';

const file = (name: string, type: string): (() => Reply) => {
  const body = readFileSync(join(import.meta.dirname, '../captcha', name), 'utf8');
  return () => ({ status: 200, headers: { 'content-type': type, 'cache-control': 'no-cache' }, body });
};

const formOf = ({ body }: Request) => new URLSearchParams(body.toString());

/** Refuses requests from pages of other origins; programs, which send no origin, are allowed. */
const fromOwnPage =
  (answer: (request: Request) => Reply) =>
  (request: Request): Reply => {
    const { origin, host } = request.headers;
    const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
    return isOwn ? answer(request) : json(403, { error: 'Only pages of this installation can use this.' });
  };

/** Returns the services by method and path. */
export const makeMachineServices = (
  credentials: Credentials,
  { deliver, takeOff }: Returns,
  queues: Queues,
  clock: Clock,
  receiver: Receiver,
  operations: Operations,
) => {
  const secret = randomBytes(24).toString('base64url');
  const captcha = makeCaptchaProvider({ secret });
  const services = new Map<string, (request: Request) => Reply | Promise<Reply>>([
    [`GET ${CAPTCHA_SCRIPT_PATH}`, file('widget.js', 'text/javascript; charset=utf-8')],
    [`GET ${CAPTCHA}/widget.css`, file('widget.css', 'text/css; charset=utf-8')],
    [
      `POST ${CAPTCHA}/token`,
      (request) => {
        const issued = captcha.issue(formOf(request));
        return issued ? json(200, issued) : json(400, { error: 'This site does not exist.' });
      },
    ],
    [`POST ${CAPTCHA_VERIFY_PATH}`, (request) => json(200, captcha.verify(formOf(request)))],
    [`POST ${SECRETS_PATH}/`, makeSecrets({ [CAPTCHA_SECRET_NAME]: secret }, credentials)],
    [`POST ${SES_PATH}${SEND_EMAIL}`, makeSes(deliver, credentials)],
    [
      'POST /local/jobs/again',
      fromOwnPage((request) => {
        queues.again(formOf(request).get('id') ?? '');
        return { status: 303, headers: { location: '/local/jobs' }, body: '' };
      }),
    ],
    [
      'POST /local/jobs/clock',
      fromOwnPage((request) => {
        const to = Date.parse(formOf(request).get('to') ?? '');
        if (Number.isNaN(to)) return json(400, { error: 'This is not a valid time.' });
        clock.move(to);
        return json(200, { now: new Date(clock.now()).toISOString() });
      }),
    ],
    [`POST ${WEBHOOKS_PATH}`, receiver.receive],
    [
      `POST ${OPERATIONS_PATH}`,
      fromOwnPage(({ body }) =>
        operations.keep(body.toString())
          ? { status: 204, headers: {}, body: '' }
          : json(400, { error: 'What is this?' }),
      ),
    ],
    [`POST ${SQS_PATH}/`, makeSqs(queues.send, credentials)],
  ]);
  const suppressed = makeSuppressed(takeOff, credentials);
  return (method: string | undefined, path: string) =>
    method === 'DELETE' && path.startsWith(`${SES_PATH}${SUPPRESSED}`) ? suppressed : services.get(`${method} ${path}`);
};
export type MachineServices = ReturnType<typeof makeMachineServices>;
