/** Cognito's errors, with its names and texts. */
export class CognitoError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);
export const notFound = (message: string) => new CognitoError('ResourceNotFoundException', message);

/** One error for a wrong password and an unknown user, so callers cannot tell whether an account exists. */
export const incorrect = () => notAuthorized('Incorrect username or password.');
export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');
export const emailTaken = (type: 'UsernameExistsException' | 'AliasExistsException') =>
  new CognitoError(type, 'An account with the given email already exists.');
export const attemptLimit = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const missingParameter = (name: string) => invalidParameter(`Missing required parameter ${name}`);
