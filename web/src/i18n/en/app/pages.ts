export const pages = {
  limitedAccess: {
    title: 'Your account has limited access',
    text: 'There are no roles assigned to your user account. Please contact your account administrator for help.',
  },
  notFound: {
    title: 'Page Not Found!',
    text: "Sorry, we couldn't find the page you're looking for.",
    home: 'Back to Home',
  },
  /** Used if the tenant has no addresses for these documents. */
  documents: {
    terms: 'Terms of Use',
    privacy: 'Privacy Policy',
    text: 'Your organization keeps this document itself. Please ask your account administrator for it. Whatever you were filling in is still there, in the tab that you came from.',
  },
  error: {
    title: 'Something went wrong',
    text: 'An unexpected error has occurred.',
    unknown: 'Unknown error',
    details: 'Details',
    reload: 'Reload the page',
  },
  maintenance: {
    title: 'Maintenance',
    text: 'Sorry! We are currently performing scheduled maintenance. Apologies for the inconvenience. Please check back soon!',
  },
};
