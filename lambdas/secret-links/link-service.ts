/** Secret links that people without an account open: their tokens, their mails, and the limits against guesses. */
import { createHash, randomBytes } from 'node:crypto';
import type { RequestOrigin } from '#contract/http/route.ts';
import { InvalidError, RateLimitError } from '#lambdas/errors.ts';
import { log } from '#lambdas/log.ts';
import { attempts } from '#lambdas/persistence/attempt-counter.ts';
import { keys } from '#lambdas/persistence/keys.ts';

const Token = /^[\w-]{43}$/;

/** Tokens have 256 random bits; only their hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');
export const digestOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
export const isWholeToken = (token: string) => Token.test(token);

const wrongLinks = attempts(keys.diligenceWrongLinks, 15);
const WRONG_LINKS = 30;

export const tooOften = () => new RateLimitError('Too many requests. Try again in 15 minutes.');

/**
 * Unknown, expired and revoked links get the same answer. The rate limit counts wrong links only, so guesses by others
 * do not block a valid link.
 */
export const refuseLink = async (token: string, address: string): Promise<never> => {
  if (isWholeToken(token) && (await wrongLinks.count(address)) > WRONG_LINKS) throw tooOften();
  throw new InvalidError('This link is incomplete or no longer valid. Ask the sender for a new one.', {
    code: 'no_such_link',
  });
};

const mailedLinks = attempts(keys.diligenceMails, 60);
const MAILS_AN_HOUR = 20;

/** Limits mails to outsiders in the company's name. */
export const countMailedLink = async (person: string) => {
  if ((await mailedLinks.count(person)) > MAILS_AN_HOUR)
    throw new RateLimitError(`At most ${MAILS_AN_HOUR} links can be emailed per hour. Try again later.`);
};

/** Whether the mail with a link was sent. The link is already made, so a failure is logged and not thrown. */
export const isMailed = async (sending: Promise<unknown>, { id }: Pick<RequestOrigin, 'id'>): Promise<boolean> => {
  try {
    await sending;
    return true;
  } catch (error) {
    log.error('a link was not mailed', { request_id: id, error });
    return false;
  }
};
