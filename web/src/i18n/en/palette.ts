export const palette = {
  title: 'Go to',
  about: 'Type what it is called',
  nothing: 'Nothing that you can see is called so.',
  failed: 'Not everything could be looked through. What is listed here can be opened all the same.',
  count_one: '{{count}} place',
  count_other: '{{count}} places',
  kinds: {
    application: 'Application',
    vendor: 'Vendor',
    model: 'Foundation model',
    person: 'Person',
    framework: 'Framework',
    requirement: 'Requirement',
    page: 'Page',
    action: 'Action',
  },
};
