export const resourceGroups = {
  title: 'Application groups',
  unknown_one: '{{count}} group out of your reach',
  unknown_other: '{{count}} groups out of your reach',
  field: {
    choose: 'Choose application groups',
    none: 'There are no application groups within your reach.',
    failed: 'The application groups could not be loaded.',
    remove: 'Remove {{group}}',
  },
};
