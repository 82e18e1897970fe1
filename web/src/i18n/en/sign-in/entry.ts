/** The layout around the pages of those who are not signed in yet. */
export const entry = {
  tagline: 'Maximize your AI. Minimize your risk.',
  claim: 'AI governance you can check.',
  languages: { en: 'English', es: 'Español' },
  language: 'Language',
  authenticating: 'Authenticating...',
  authenticated: 'Authenticated Successfully!',
  login: 'Login',
  logout: 'Logout',
  userFailed: 'Your account could not be loaded.',
  offlineSaving: 'You are offline. What you are saving is sent as soon as the connection is back.',
  doNotWait: 'Cancel saving',
  offline: 'You are offline. This page goes on by itself as soon as the connection is back.',
  startFailed: 'Plumbline could not be reached.',
  startFailedText: 'Check your connection and try again.',
};
