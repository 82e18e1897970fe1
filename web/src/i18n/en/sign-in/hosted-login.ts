export const hostedLogin = {
  text: 'Enter your work email to go to your organization’s sign-in page.',
  credentials: 'Please contact your system administrator if you encounter any issues with your credentials.',
  failed: 'An error occurred while signing in. Please check that your email is correct.',
  notSignedIn: 'You are not signed in',
  again: 'Try again',
  unreadable: 'The sign-in service sent a response that couldn’t be read. Try again.',
  codeSpent: 'This sign-in attempt expired or was already used. Try again.',
  refused: 'Your organization or the sign-in service refused the sign-in: {{code}}',
  /** Messages of Amplify and the hosted login, verbatim as in identity.ts. */
  said: {
    state: 'An error occurred while validating the state.',
    cancelled: 'User cancelled OAuth flow.',
    redirectCanceled: 'signInWithRedirect has been canceled.',
    noToken: 'No access token returned from OAuth flow.',
    canceledThere: 'User canceled the sign-in',
    unknownProvider: 'Login option is not available. Please try another one',
  },
};
