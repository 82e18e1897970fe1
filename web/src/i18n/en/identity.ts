/** What the identity service says, word for word, so that it can be said in Spanish. What is not listed is shown as it is. */
export const identity = {
  incorrect: 'Incorrect username or password.',
  attempts: 'Password attempts exceeded',
  disabled: 'User is disabled.',
  expired: 'Temporary password has expired and must be reset by an administrator.',
  limit: 'Attempt limit exceeded, please try after some time.',
  rate: 'Rate exceeded',
  sameSession: 'Invalid session for the user, session is expired.',
  codeMismatch: 'Invalid verification code provided, please try again.',
  codeExpired: 'Invalid code provided, please request a code again.',
  passwordLength: 'Password did not conform with policy: Password not long enough',
  passwordUppercase: 'Password did not conform with policy: Password must have uppercase characters',
  passwordLowercase: 'Password did not conform with policy: Password must have lowercase characters',
  passwordNumeric: 'Password did not conform with policy: Password must have numeric characters',
  network: 'A network error has occurred.',
};
