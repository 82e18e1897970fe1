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
    text: 'Your organization provides this document. Ask your account administrator for a copy. Anything you were filling in is still in the tab you came from.',
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
