/** What the user pool can be asked by whoever is signed in. */
import { config } from '#web/config.ts';
import { accessToken, currentSession, endSession } from './session.ts';

const TRIES = 3;
const PAUSE = 200;

const endpoint = () => {
  const { identity_endpoint, region } = config();
  return identity_endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
};

class IdentityError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

const saysSessionIsOver = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'UserUnAuthenticatedException' ||
    (error.name === 'NotAuthorizedException' && /token/i.test(error.message)));

/** Where identity takes the tokens no more, the session was ended elsewhere: so it is here. */
export const inSession = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (saysSessionIsOver(error) && currentSession() === 'signed-in') endSession();
    throw error;
  }
};

/** What was taken away elsewhere meanwhile need not be taken away. */
export const unlessGone = (remove: () => Promise<void>) =>
  inSession(async () => {
    try {
      await remove();
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ResourceNotFoundException')) throw error;
    }
  });

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
  if (!response.ok) throw new IdentityError(text(answer.__type).replace(/^.*#/, ''), text(answer.message));
  return answer;
};

/** fetch() says so of whatever did not reach anybody. */
const isNetworkError = (error: unknown) => error instanceof TypeError;
const isWorthAnotherTry = (error: unknown) =>
  isNetworkError(error) || (error instanceof Error && /TooManyRequests|InternalError|Throttling/.test(error.name));

/** For operations that Amplify has no call for, or none that does as much. As Amplify does, it tries three times. */
export const askIdentity = async (operation: string, parameters: object = {}): Promise<Record<string, unknown>> => {
  const AccessToken = await accessToken();
  if (AccessToken === null) throw new IdentityError('NotAuthorizedException', 'No access token');
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(operation, { ...parameters, AccessToken });
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      if (attempt === TRIES)
        throw isNetworkError(error) ? new IdentityError('NetworkError', 'A network error has occurred.') : error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** attempt));
    }
  }
};
