/** Calls operations of the user pool that Amplify does not offer. */
import { config } from '#web/config.ts';

const TRIES = 3;
const PAUSE = 200;

const endpoint = () => {
  const { identity_endpoint, region } = config();
  return identity_endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
};

class IdentityError extends Error {
  readonly status: number | undefined;
  constructor(name: string, message: string, status?: number) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const send = async (operation: string, parameters: object) => {
  const response = await fetch(endpoint(), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(parameters),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new IdentityError(text(answer.__type).replace(/^.*#/, ''), text(answer.message), response.status);
  return answer;
};

/** `fetch()` throws a TypeError for every network failure. */
const isNetworkError = (error: unknown) => error instanceof TypeError;
/** A proxy in front of the user pool may answer with these statuses and without an error code. */
const FOR_NOW = [500, 502, 503, 504];
const isWorthAnotherTry = (error: unknown) =>
  isNetworkError(error) ||
  (error instanceof IdentityError &&
    (FOR_NOW.includes(error.status ?? 0) || /TooManyRequests|Throttling/.test(error.name)));

/** Calls an operation that needs no access token. Tries three times, as Amplify does. */
export const callIdentity = async (operation: string, parameters: object): Promise<Record<string, unknown>> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(operation, parameters);
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      if (attempt === TRIES)
        throw isNetworkError(error) ? new IdentityError('NetworkError', 'A network error has occurred.') : error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** attempt));
    }
  }
};
